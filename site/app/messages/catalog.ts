import type { Locale } from '@clinic/cms/clinic-config/locales';
import type en from './en.json';

/** English defines the type: a missing or extra key in another language does not compile. */
export type Messages = typeof en;

const catalog = new Map<Locale, Messages>();

/** The server registers every language on start, a browser only that of its page. */
export function registerMessages(locale: Locale, messages: Messages): void {
  catalog.set(locale, messages);
}

export function messagesOf(locale: Locale): Messages {
  const messages = catalog.get(locale);
  if (!messages) throw new Error(`The messages of ${locale} are not loaded`);
  return messages;
}

type Tree = { readonly [key: string]: unknown };

/** The subtrees of the messages at these paths, such as `forms.fields`; the nesting is kept. */
export function pickWords(messages: Tree, paths: readonly string[]): Tree {
  const picked: Record<string, unknown> = {};
  for (const path of paths) {
    const keys = path.split('.');
    let from: unknown = messages;
    let to = picked;
    for (const [index, key] of keys.entries()) {
      from = (from as Tree)[key];
      if (from === undefined) throw new Error(`There are no messages at ${path}`);
      if (index === keys.length - 1) to[key] = from;
      else to = (to[key] ??= {}) as Record<string, unknown>;
    }
  }
  return picked;
}
