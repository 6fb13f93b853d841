import { missingWords, wordsFor } from '../clinic-config/words.ts';
import { greetableName } from './mail-escaping.ts';
import de from './texts/de.json';
import en from './texts/en.json';
import it from './texts/it.json';

export type MailTexts = typeof en;

/** Kept apart from the site's messages, because browsers load those. */
export const mailTexts = wordsFor<MailTexts>('mails', { en, de, it });
export const missingMailTexts = missingWords('mails', { en, de, it });

export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

export function greetingOf(texts: MailTexts, name: string): string {
  const greetable = greetableName(name);
  return greetable ? fill(texts.greeting, { name: greetable }) : texts.greetingPlain;
}
