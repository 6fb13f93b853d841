import type { Endpoint, PayloadHandler, SanitizedConfig } from 'payload';
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

export function notFoundIfMissing(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(({ upload }) => upload)) {
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(with404ForFiles);
  }
  return config;
}
