import { expect, it, vi } from 'vitest';
import { createTestApp, useTemporaryFolder } from '#server/api/testing/test-app.ts';
import { gate } from '../../../../tests/support/gate.ts';

/** Generous for a busy machine. */
const PATIENCE = 30_000;
vi.setConfig({ testTimeout: PATIENCE });

const HELD = 400;
const PER_ADDRESS = 96;

const begun: number[] = [];
const finished = gate();
const app = createTestApp({
  snapshot: undefined,
  cacheFolder: useTemporaryFolder(),
  make: async (_, { width }) => {
    begun.push(width ?? 0);
    await finished.opened;
    return Buffer.from('a picture');
  },
});

const ask = (width: number, from: string) =>
  app.request(`/api/cockpit/image?src=photo.jpg&o=1&w=${width}`, {
    headers: { 'X-Forwarded-For': from },
  });

const refused: (string | null)[] = [];
/** Many requests of one household, each from an address of its own. */
const hold = (count: number, { width, network }: { width: number; network: string }) =>
  Array.from({ length: count }, async (_, index) => {
    const answer = await ask(width + index, `${network}::${(index + 1).toString(16)}`);
    if (answer.status === 503) refused.push(answer.headers.get('Retry-After'));
    return answer.status;
  });
const untilRefused = (count: number) => vi.waitUntil(() => refused.length === count, PATIENCE);

it('households take turns, and one with 400 requests makes room for one with a single request', async () => {
  const storm = hold(HELD, { width: 1000, network: '2001:db8:1:2' });
  // One picture is made and this many wait.
  await untilRefused(HELD - PER_ADDRESS - 1);
  const gallery = hold(PER_ADDRESS, { width: 500, network: '2001:db8:3:4' });
  const tooMuch = hold(1, { width: 600, network: '2001:db8:3:4' });
  await untilRefused(HELD - PER_ADDRESS);
  const visitor = ask(77, '192.0.2.1');
  await untilRefused(HELD - PER_ADDRESS + 1);
  finished.open();
  expect((await visitor).status).toBe(200);
  expect((await Promise.all(gallery.concat(tooMuch))).filter((status) => status === 503)).toEqual([
    503,
  ]);
  expect((await Promise.all(storm)).filter((status) => status === 200)).toHaveLength(PER_ADDRESS);
  expect(new Set(refused)).toEqual(new Set(['2']));
  const turns = begun.map((width) =>
    width === 77 ? 'visitor' : width >= 1000 ? 'storm' : 'gallery',
  );
  expect(turns.slice(0, 6)).toEqual(['storm', 'gallery', 'visitor', 'storm', 'gallery', 'storm']);
});
