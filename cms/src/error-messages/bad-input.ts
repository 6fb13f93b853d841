import {
  APIError,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { messageFor } from '../studio-words/message-for.ts';
import type { Label } from '../studio-words/studio-languages.ts';

const BAD_REQUEST = 400;

const NO_DATA: Label = {
  en: 'The request contains no data. It is sent as JSON.',
  de: 'Die Anfrage enthält keine Daten. Sie werden als JSON gesendet.',
  it: 'La richiesta non contiene dati. Si inviano come JSON.',
};

const UNSTORABLE: Label = {
  en: 'There is a character in this text that cannot be stored. Please type the text anew.',
  de: 'Der Text enthält ein Zeichen, das sich nicht speichern lässt. Bitte tippen Sie ihn neu ein.',
  it: 'Il testo contiene un carattere che non si può salvare. Lo scriva di nuovo.',
};

/** A class of its own, because log levels are set by class: such input is no error of the studio. */
class BadInput extends APIError {
  constructor(message: string) {
    super(message, BAD_REQUEST, undefined, true);
    this.name = 'BadInput';
  }
}

/** Postgres stores no NUL, and in JSON no half of a character that takes two. */
const UNSTORABLE_CHARACTER = /\0|\p{Surrogate}/u;

/** Whether the database can store every text in a value; the value may be nested at any depth. */
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

/** Throws if somebody sent a text that the database would refuse. */
export function assertStorable(req: PayloadRequest, value: unknown): void {
  if (!isStorable(value)) throw new BadInput(messageFor(req, UNSTORABLE));
}

type Operation = {
  args?: unknown;
  operation: string;
  overrideAccess?: boolean | undefined;
  req: PayloadRequest;
};
type Args = { data?: unknown; duplicateFromID?: unknown; id?: unknown; where?: unknown };

function refuseBadInput({ args, operation, overrideAccess, req }: Operation): void {
  // A login with such a name fails as with any other that nobody has.
  if (overrideAccess || operation === 'login') return;
  const { data, duplicateFromID, id, where } = (args ?? {}) as Args;
  const isWritten = operation === 'create' || operation === 'update';
  const isEmpty = typeof data !== 'object' || data === null;
  if (isWritten && isEmpty && duplicateFromID === undefined) {
    throw new BadInput(messageFor(req, NO_DATA));
  }
  assertStorable(req, { data, id, where });
}

/**
 * Refuses requests without data, and texts that the database cannot store, before anything is done
 * with them: Payload and Postgres would fail on both, as if the fault were ours.
 */
export function withInputCheck(config: SanitizedConfig): SanitizedConfig {
  const entities: (SanitizedCollectionConfig | SanitizedGlobalConfig)[] = [
    ...config.collections,
    ...config.globals,
  ];
  for (const { hooks } of entities) (hooks.beforeOperation ??= []).unshift(refuseBadInput);
  return config;
}
