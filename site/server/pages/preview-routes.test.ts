import { previewUrl } from '@clinic/cms/preview/preview';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { ContentStore } from '#content/store.ts';
import { makeResponse } from '#server/http/cached-response.ts';
import { NOT_FRAMED, securityHeaders } from '#server/http/security.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import type { PageRenderer } from './page-renderer.ts';
import { previewRoutes } from './preview-routes.ts';

const STUDIO = 'https://studio.clinic.example';
const snapshot = await smallSnapshot({
  rooms: [{ _id: 'r', title: 'Suite', slug: 'suite' }],
  header_messages: [{ _id: 'm', title: 'Closed' }],
});
const preview = vi.fn<PageRenderer['preview']>(async () => {
  const policy = { 'Content-Security-Policy': `default-src 'none'; ${NOT_FRAMED}` };
  return makeResponse(200, policy, Buffer.from('a page'));
});
const app = new Hono()
  .use(securityHeaders('https://clinic.example'))
  .route(
    '/',
    previewRoutes({
      store: { snapshot, withDraft: async () => snapshot } as unknown as ContentStore,
      renderer: { preview } as unknown as PageRenderer,
      studioUrl: `${STUDIO}/of/ours`,
    }),
  )
  .get('/rooms', (context) => context.text('a page'));

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

it('may be framed by the studio and by nobody else, also when the link has ended', async () => {
  for (const [path, status] of [
    [pathOf(previewUrl('header_messages', 'm', 'de')), 200],
    ['/preview?token=forged', 403],
  ] as const) {
    const { headers, status: answered } = await app.request(path);
    expect(answered).toBe(status);
    expect(headers.get('content-security-policy')).toMatch(
      new RegExp(`(?:^|; )frame-ancestors ${STUDIO}$`),
    );
    expect(headers.has('x-frame-options')).toBe(false);
  }
  const page = await app.request('/rooms');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
});

it('is scrolled to the entry where its page shows several', async () => {
  const sent = await app.request(pathOf(previewUrl('rooms', 'r', 'en')));
  expect(sent.status).toBe(302);
  const location = sent.headers.get('location') ?? '';
  expect(location).toMatch(/#suite$/);
  const [path = ''] = location.split('#');
  expect((await app.request(path)).status).toBe(200);
  expect(preview).toHaveBeenLastCalledWith(snapshot, '/rooms');
});

it('leads to the live page of what is published, and to nothing else', async () => {
  const at = async (query: string) => (await app.request(`/preview/live?${query}`)).headers;
  expect((await at('name=rooms&id=r&locale=de')).get('location')).toBe('/de/zimmer#suite');
  expect((await at('name=clinic&id=&locale=it')).get('location')).toBe('/it/contact');
  const gone = await app.request('/preview/live?name=rooms&id=draft&locale=de');
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('In dieser Sprache');
});
