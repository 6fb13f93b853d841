import { Hono } from 'hono';
import pino from 'pino';
import { expect, it, vi } from 'vitest';
import type { Snapshot } from '#content/snapshot.ts';
import { redirects } from './redirects.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';

function appWith(snapshot: Snapshot | undefined, logger = pino({ level: 'silent' })) {
  return new Hono()
    .use(redirects({ store: { snapshot }, logger }))
    .get('*', (context) => context.text('page'));
}

it('redirects, temporarily or permanently', async () => {
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

it('logs what fails, and the request goes on', async () => {
  const logger = pino({ level: 'silent' });
  const logged = vi.spyOn(logger, 'error');
  const response = await appWith({ items: undefined } as unknown as Snapshot, logger).request('/a');
  expect(await response.text()).toBe('page');
  expect(logged).toHaveBeenCalledOnce();
});
