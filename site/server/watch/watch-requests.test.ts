import { expect, it } from 'vitest';
import { kindOfRequest } from './watch-requests.ts';

it.each([
  ['GET', '/', 'page'],
  ['GET', '/de/diagnose', 'page'],
  ['HEAD', '/no/such/page', 'page'],
  ['POST', '/de/anfrage', 'form'],
  ['GET', '/assets/main-1a2b.js', 'file'],
  ['GET', '/storage/uploads/a.jpg', 'file'],
  ['GET', '/sitemap.xml', 'file'],
  ['GET', '/api/cockpit/image', 'picture'],
  ['GET', '/api/collections/get/news', 'api'],
  ['POST', '/api/collections/get/news', 'api'],
  ['GET', '/readyz', 'health'],
])('%s %s is of the kind %s', (method, path, kind) => {
  expect(kindOfRequest(method, path)).toBe(kind);
});
