import { Hono } from 'hono';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import type { Snapshot } from './content/snapshot.ts';
import { redirects } from './redirects.ts';
import { smallSnapshot } from './testing/small-snapshot.ts';

function appWith(snapshot: Snapshot | undefined, logger = pino({ level: 'silent' })) {
  return new Hono()
    .use(redirects({ store: { snapshot }, logger }))
    .get('*', (context) => context.text('page'));
}

it('leads on, for a time or for good', async () => {
  const app = appWith(
    await smallSnapshot({ redirects: [{ _id: '1', from: '/a', to: '/b', permanent: true }] }),
  );
  const moved = await app.request('/a?utm_source=x');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/b?utm_source=x']);
  const clean = await app.request('/de/anfragehttps://clinic.example/de/anfrage?discount=W24');
  expect([clean.status, clean.headers.get('location')]).toEqual([302, '/de/anfrage?discount=W24']);
});

it('cleans addresses before there is any content', async () => {
  const app = appWith(undefined);
  expect((await app.request('/anfragehttps')).status).toBe(302);
  expect((await app.request('/a')).status).toBe(200);
});

/** What the router in the browser is told: the framework's own words, so only a part is looked at. */
async function told(app: ReturnType<typeof appWith>, address: string) {
  const response = await app.request(address);
  const { status, headers } = response;
  const body = await response.text();
  expect([status, headers.get('location')]).toEqual([202, null]);
  expect(headers.get('content-type')).toBe('text/x-script');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toContain('SingleFetchRedirect');
  return JSON.parse(body.split('\n')[0] ?? '') as unknown[];
}

it('leads navigation in the browser on as well', async () => {
  const redirects = [
    { _id: '1', from: '/alt', to: '/rooms', permanent: true },
    { _id: '2', from: '/', to: '/team' },
  ];
  const app = appWith(await smallSnapshot({ redirects }));
  const routes = '_routes=category%20at%20%2F';
  expect(await told(app, `/alt.data?${routes}&utm_source=x`)).toContain('/rooms?utm_source=x');
  expect(await told(app, `/alt.data?${routes}`)).toEqual(expect.arrayContaining(['/rooms', 301]));
  expect(await told(app, '/en/alt.data')).toContain('/rooms');
  expect(await told(app, '/_root.data')).toContain('/team');
  expect(await told(app, '/anfragehttps.data?discount=W24')).toEqual(
    expect.arrayContaining(['/de/anfrage?discount=W24', 302]),
  );
  const doubled = '/de/anfragehttps://clinic.example/de/anfrage.data';
  expect(await told(app, doubled)).toContain('/de/anfrage');
  expect(await (await app.request('/rooms.data')).text()).toBe('page');
});

it('logs what fails, and the request goes on', async () => {
  const logger = pino({ level: 'silent' });
  const logged = vi.spyOn(logger, 'error');
  const response = await appWith({ items: undefined } as unknown as Snapshot, logger).request('/a');
  expect(await response.text()).toBe('page');
  expect(logged).toHaveBeenCalledOnce();
});
