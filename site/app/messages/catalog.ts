import type { Locale } from '@alpsera/cms/locales';
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
