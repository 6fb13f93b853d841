import { APIError, type PayloadRequest } from 'payload';
import { messageFor, type Label } from '../studio-words/studio-languages.ts';

const UNSTORABLE: Label = {
  en: 'There is a character in this text that cannot be stored. Please type the text again.',
  de: 'Der Text enthält ein Zeichen, das sich nicht speichern lässt. Bitte tippen Sie ihn neu ein.',
  it: 'Il testo contiene un carattere che non si può salvare. Lo cancelli e lo scriva di nuovo.',
};

/** A class of its own, since log levels are set by class: bad input is no error of the studio. */
export class BadInput extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true);
    this.name = 'BadInput';
  }
}

/** Postgres cannot store a NUL nor, in JSON, a lone surrogate. */
const UNSTORABLE_CHARACTER = /\0|\p{Surrogate}/u;

export function isStorable(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one === 'string' && UNSTORABLE_CHARACTER.test(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const inner of Object.values(one)) rest.push(inner);
  }
  return true;
}

export function assertStorable(req: PayloadRequest, value: unknown): void {
  if (!isStorable(value)) throw new BadInput(messageFor(req, UNSTORABLE));
}
