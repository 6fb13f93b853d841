import {
  executeAccess,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { isEmptyEntry } from './is-empty-entry.ts';

/** Nobody keeps a form open for so long without writing anything. */
const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 20;

/**
 * Payload stores an entry as soon as its form is opened. The form asks to discard it again when it
 * is left; it is deleted only if nothing was ever written into it.
 */
export function discardEndpoint(slug: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    method: 'post',
    path: '/:id/discard',
    handler: async (req) => {
      const { access } = req.payload.collections[slug].config;
      await executeAccess({ req }, access.create);
      const isDiscarded = await discardIfEmpty(req, slug, String(req.routeParams?.id));
      return Response.json({ discarded: isDiscarded });
    },
  };
}

/** With each new entry, removes those whose browser was closed before it could discard them. */
export function discardForgotten(slug: CollectionSlug): CollectionBeforeOperationHook {
  return async ({ operation, req }) => {
    if (operation !== 'create' || !req.user) return;
    const before = new Date(Date.now() - FORGOTTEN_AFTER_MS).toISOString();
    const { docs } = await req.payload.db.find<{ id: string }>({
      collection: slug,
      where: { and: [{ _status: { equals: 'draft' } }, { createdAt: { less_than: before } }] },
      sort: '-createdAt',
      limit: AT_ONCE,
      pagination: false,
      req,
    });
    for (const { id } of docs) await discardIfEmpty(req, slug, id);
  };
}

async function discardIfEmpty(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: string,
): Promise<boolean> {
  const { flattenedFields } = req.payload.collections[slug].config;
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection: slug,
    where: { parent: { equals: id } },
    locale: 'all',
    pagination: false,
    req,
  });
  // Every version counts: what was written and emptied again is still somebody's work.
  if (docs.length === 0 || !docs.every(({ version }) => isEmptyEntry(flattenedFields, version))) {
    return false;
  }
  await req.payload.delete({ collection: slug, id, depth: 0, req });
  return true;
}
