import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectionModels, singletonModels } from '#content/models/registry.ts';
import type { WirePart } from '#content/values/wire.ts';
import { seedSnapshot } from '#server/api/testing/seed-snapshot.ts';
import { createTestApp, TOKEN, useTemporaryFolder } from '#server/api/testing/test-app.ts';
import { useHost } from '#server/remote/testing/use-host.ts';
import { CockpitSource } from './cockpit.ts';

const cacheFolder = useTemporaryFolder();
const appOf = async (more: Record<string, WirePart> = {}) =>
  createTestApp({ snapshot: await seedSnapshot(more), apiToken: TOKEN, cacheFolder });

let app = await appOf();
let status: number | undefined;
let asked = 0;
const listener = getRequestListener((request) => {
  asked += 1;
  return status ? new Response('', { status }) : app.fetch(request);
});
const host = await useHost((request, response) => void listener(request, response));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  app = await appOf();
  status = undefined;
  asked = 0;
});
afterEach(() => vi.useRealTimers());

it('reads every collection and singleton of the site, in all languages', async () => {
  const source = new CockpitSource({ host, token: TOKEN });
  const versions = await source.versions();
  expect([...versions.keys()]).toEqual([
    ...Object.keys(collectionModels),
    ...Object.keys(singletonModels),
    'media',
  ]);
  expect(await source.load('diagnose')).toMatchObject({
    kind: 'collection',
    entries: expect.arrayContaining([
      expect.objectContaining({ slug: 'herniated-disc', slug_de: 'bandscheibenvorfall' }),
    ]),
  });
  expect(await source.load('rooms')).toMatchObject({ entries: [] });
  expect(await source.load('home')).toMatchObject({ data: null });
});

it('looks again after half a minute, and tells what changed', async () => {
  const source = new CockpitSource({ host, token: TOKEN });
  const before = await source.versions();
  const [diagnose, times] = [await source.load('diagnose'), asked];
  const rooms = [{ _id: 'r', title: 'Suite', slug: 'suite' }];
  const room = { kind: 'collection', fields: [], sortable: false, entries: rooms } as const;
  app = await appOf({ rooms: room });
  vi.advanceTimersByTime(29_000);
  expect(await source.versions()).toBe(before);
  expect(asked).toBe(times);
  vi.advanceTimersByTime(1_000);
  const after = await source.versions();
  const changed = [...after].filter(([name, version]) => before.get(name) !== version);
  expect(changed.map(([name]) => name)).toEqual(['rooms']);
  expect(await source.load('rooms')).toMatchObject({ entries: rooms });
  expect(await source.load('diagnose')).toBe(diagnose);
});

it('fails as a whole, asks again soon, and recovers', async () => {
  const source = new CockpitSource({ host, token: TOKEN });
  const before = await source.versions();
  status = 500;
  vi.advanceTimersByTime(30_000);
  await expect(source.versions()).rejects.toThrow(/health_concerns answered 500/);
  const times = asked;
  await expect(source.versions()).rejects.toThrow('answered 500');
  expect(asked).toBe(times);
  status = undefined;
  vi.advanceTimersByTime(5_000);
  expect(await source.versions()).toEqual(before);
});

it('says so when its token is wrong, and does not show it', async () => {
  const source = new CockpitSource({ host, token: 'secret-and-wrong' });
  const failed = source.versions();
  await expect(failed).rejects.toThrow('answered 401');
  await expect(failed).rejects.not.toThrow('secret');
});

it('gives the same content of two hosts different versions', async () => {
  const [one, two] = [host, host.replace('127.0.0.1', 'localhost')].map(
    (name) => new CockpitSource({ host: name, token: TOKEN }),
  );
  const versions = [await one?.versions(), await two?.versions()];
  expect(versions[0]?.get('rooms')).not.toBe(versions[1]?.get('rooms'));
});
