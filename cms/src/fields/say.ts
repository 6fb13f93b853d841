import type { PayloadRequest } from 'payload';
import { readerLocale, type Label } from '../locales.ts';

/** A message in the language in which the editor uses the studio. */
export function say(req: Pick<PayloadRequest, 'i18n'>, message: Label): string {
  return message[readerLocale(req.i18n?.language)];
}
