import type { PayloadRequest } from 'payload';
import { readerLanguage, type Label } from './studio-languages.ts';

/** A message in the language in which the editor uses the studio. */
export function messageFor(req: Pick<PayloadRequest, 'i18n'>, message: Label): string {
  return message[readerLanguage(req.i18n?.language)];
}
