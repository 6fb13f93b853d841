import type {
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload';
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
 * Payload takes requests without data, and texts that Postgres cannot store, and fails on both as
 * if the fault were ours. They are refused before anything is done with them. Seen in 3.90.1; not
 * reported upstream that we know of.
 */
export function withInputCheck(config: SanitizedConfig): SanitizedConfig {
  const entities: (SanitizedCollectionConfig | SanitizedGlobalConfig)[] = [
    ...config.collections,
    ...config.globals,
  ];
  for (const { hooks } of entities) (hooks.beforeOperation ??= []).unshift(refuseBadInput);
  return config;
}
