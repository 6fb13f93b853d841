import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { messageFor } from '../studio-words/studio-languages.ts';
import { findUsages, type Usage } from './find-usages.ts';

/** The context of a deletion: a visitor's picture must go even if it is still shown. */
export const EVEN_IF_USED = { evenIfUsed: true } as const;

const MAX_NAMES = 5;

export class StillUsed extends APIError {
  constructor(message: string, places: Usage[]) {
    super(message, 409, { places });
    this.name = 'StillUsed';
  }
}

export const preventDeleteIfUsed: CollectionBeforeDeleteHook = async (args) => {
  const { collection, context, id, req } = args;
  if (context.evenIfUsed) return;
  await refuseIfUsed(req, collection.slug as CollectionSlug, String(id));
};

export async function refuseIfUsed(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const places = await findUsages(req, collection, id);
  if (places.length === 0) return;
  const rest = places.length - MAX_NAMES;
  const names = places.slice(0, MAX_NAMES).map(({ name }) => name);
  const list = [...names, ...(rest > 0 ? [`+ ${rest}`] : [])].join(', ');
  const message = messageFor(req, {
    en: `Not deleted, because it is still in use: ${list}. Remove it there first.`,
    de: `Nicht gelöscht, weil noch in Gebrauch: ${list}. Bitte zuerst dort entfernen.`,
    it: `Non eliminato, perché è ancora in uso: ${list}. Prima lo tolga da lì.`,
  });
  throw new StillUsed(message, places);
}
