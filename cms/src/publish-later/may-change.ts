import { executeAccess, type CollectionSlug, type PayloadRequest, type Where } from 'payload';

type Planned = { entry?: { relationTo: CollectionSlug; value: string } | null; language?: string };

/** Whether the user of a request may change an entry in a language. */
export async function mayChange(req: PayloadRequest, planned: Planned): Promise<boolean> {
  if (!planned.entry) return false;
  const { relationTo: collection, value: id } = planned.entry;
  // Unchecked so far: a name may be one that every object has, such as `constructor`.
  if (!Object.hasOwn(req.payload.collections, collection) || typeof id !== 'string') return false;
  const rule = req.payload.collections[collection].config.access.update;
  // The rules of translators depend on the language that a request writes.
  const writing = Object.assign(Object.create(req) as PayloadRequest, { locale: planned.language });
  const data = { _status: 'published' };
  const allowed = await executeAccess({ req: writing, id, data, disableErrors: true }, rule);
  if (allowed === false) return false;
  const where: Where = { id: { equals: id } };
  const found = await req.payload.db.findOne({
    collection,
    where: allowed === true ? where : { and: [where, allowed as Where] },
    req,
  });
  return Boolean(found);
}
