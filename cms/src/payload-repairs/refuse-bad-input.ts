import type { PayloadRequest, SanitizedConfig } from 'payload';
import { assertStorable, BadInput } from '../error-messages/bad-input.ts';
import { messageFor, type Label } from '../studio-words/studio-languages.ts';

const NO_DATA: Label = {
  en: 'The request contains no data. It must be sent as JSON.',
  de: 'Die Anfrage enthält keine Daten. Sie müssen als JSON gesendet werden.',
  it: 'La richiesta non contiene dati. Vanno inviati come JSON.',
};

type Operation = {
  args?: unknown;
  operation: string;
  overrideAccess?: boolean | undefined;
  req: PayloadRequest;
};
type Args = { data?: unknown; duplicateFromID?: unknown; id?: unknown; where?: unknown };

function refuseBadInput({ args, operation, overrideAccess, req }: Operation): void {
  // A login with such a name fails like any other with an unknown name.
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
 * Payload answers 500 to a request without data, and to text that Postgres cannot store. Seen in
 * 3.90.1.
 */
export function withInputCheck(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(refuseBadInput);
  for (const { hooks } of config.globals) (hooks.beforeOperation ??= []).unshift(refuseBadInput);
  return config;
}
