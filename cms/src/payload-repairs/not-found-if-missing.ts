import { NotFound, type Endpoint, type PayloadHandler, type SanitizedConfig } from 'payload';
import { assertStorable } from '../error-messages/bad-input.ts';

/**
 * A file that is not there is not found. Payload answers 500, and does so in no other case but a
 * name that no file can have. Seen in 3.90.1; reported for a store of files only,
 * payloadcms/payload#10326.
 */
const with404 =
  (serve: PayloadHandler): PayloadHandler =>
  async (req) => {
    assertStorable(req, req.routeParams);
    const answer = await serve(req);
    if (answer.status !== 500) return answer;
    return Response.json({ errors: [{ message: req.t('error:notFound') }] }, { status: 404 });
  };

const with404ForFiles = (endpoint: Endpoint): Endpoint =>
  endpoint.path === '/file/:filename'
    ? { ...endpoint, handler: with404(endpoint.handler) }
    : endpoint;

/** On Postgres, Payload looks for a preference that is not there by a table that it has not joined. */
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
    if (collection.slug !== 'payload-preferences' || !collection.endpoints) continue;
    // Copies: collections share the endpoints that all of them have.
    collection.endpoints = collection.endpoints.map((endpoint) =>
      endpoint.method === 'delete' && endpoint.path === '/:key'
        ? { ...endpoint, handler: removed404(endpoint.handler) }
        : endpoint,
    );
  }
  for (const collection of config.collections.filter(({ upload }) => upload)) {
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(with404ForFiles);
  }
  return config;
}
