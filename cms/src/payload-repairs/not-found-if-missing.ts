import { NotFound, type Endpoint, type PayloadHandler, type SanitizedConfig } from 'payload';
import { assertStorable } from '../error-messages/bad-input.ts';

/**
 * Payload answers 500 for a missing file, and otherwise only for a name that no file can have. Seen
 * in 3.90.1; reported for file storage only, payloadcms/payload#10326.
 */
const with404 =
  (serve: PayloadHandler): PayloadHandler =>
  async (req) => {
    assertStorable(req, req.routeParams);
    const answer = await serve(req);
    if (answer.status !== 500) return answer;
    return Response.json({ errors: [{ message: req.t('error:notFound') }] }, { status: 404 });
  };

/** Payload answers 500: on Postgres, its query for a missing preference lacks a join. */
const removed404 =
  (remove: PayloadHandler): PayloadHandler =>
  async (req) => {
    const where = { key: { equals: req.routeParams?.key } };
    const own = { collection: 'payload-preferences', overrideAccess: false, req, where } as const;
    if (req.user && (await req.payload.count(own)).totalDocs === 0) throw new NotFound(req.t);
    return remove(req);
  };

export function notFoundIfMissing(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.endpoints) continue;
    // Copies: collections share the endpoints that all of them have.
    collection.endpoints = collection.endpoints.map((endpoint) => ({
      ...endpoint,
      handler: handlerOf(endpoint, collection.slug),
    }));
  }
  return config;
}

function handlerOf({ handler, method, path }: Endpoint, slug: string): PayloadHandler {
  if (path === '/file/:filename') return with404(handler);
  const isRemoval = slug === 'payload-preferences' && method === 'delete' && path === '/:key';
  return isRemoval ? removed404(handler) : handler;
}
