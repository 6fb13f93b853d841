import {
  executeAccess,
  Forbidden,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload';

type Planned = { entry?: { relationTo: CollectionSlug; value: string } | null; language?: string };

/** Nobody plans what they could not do now. */
export async function assertMayChange(req: PayloadRequest, planned: Planned): Promise<void> {
  if (!planned.entry) throw new Forbidden(req.t);
  const { relationTo: collection, value: id } = planned.entry;
  const rule = req.payload.collections[collection]?.config.access.update;
  if (!rule) throw new Forbidden(req.t);
  // The rules of translators depend on the language that a request writes.
  const writing = Object.assign(Object.create(req) as PayloadRequest, { locale: planned.language });
  const allowed = await executeAccess({ req: writing, id, data: { _status: 'published' } }, rule);
  const where: Where = { id: { equals: id } };
  const found = await req.payload.db.findOne({
    collection,
    where: allowed === true ? where : { and: [where, allowed as Where] },
    req,
  });
  if (!found) throw new Forbidden(req.t);
}
