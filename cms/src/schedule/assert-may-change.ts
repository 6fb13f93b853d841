import {
  executeAccess,
  Forbidden,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload';

type Planned = {
  entry?: { relationTo: CollectionSlug; value: string } | null;
  global?: string | null;
  language?: string;
};

/** Nobody plans what they could not do now. */
export async function assertMayChange(req: PayloadRequest, planned: Planned): Promise<void> {
  const { payload } = req;
  const data = { _status: 'published' };
  // The rules of translators depend on the language that a request writes.
  const writing = { ...req, locale: planned.language ?? req.locale } as PayloadRequest;
  if (planned.entry) {
    const { relationTo: collection, value: id } = planned.entry;
    const { config } = payload.collections[collection];
    const allowed = await executeAccess({ req: writing, id, data }, config.access.update);
    const where: Where = { id: { equals: id } };
    const found = await payload.db.findOne({
      collection,
      where: allowed === true ? where : { and: [where, allowed as Where] },
      req,
    });
    if (!found) throw new Forbidden(req.t);
    return;
  }
  const global = payload.globals.config.find(({ slug }) => slug === planned.global);
  if (!global) throw new Forbidden(req.t);
  await executeAccess({ req: writing, data }, global.access.update);
}
