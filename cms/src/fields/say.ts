import type { PayloadRequest } from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Label } from '../locales.ts';

/** A message in the language in which the editor uses the studio. */
export function say(req: Pick<PayloadRequest, 'i18n'>, message: Label): string {
  const language = LOCALES.find((locale) => locale === req.i18n?.language) ?? DEFAULT_LOCALE;
  return message[language];
}
