import { readdirSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOptions } from '@clinic/cms/logging/log-options';
import { until } from '../../tests/support/until.ts';
import { useTemporaryFolder } from '#server/api/testing/test-app.ts';
import { MASTER, PanelHost } from '#server/remote/testing/panel-host.ts';
import { contentRoutes } from '#server/routes/content-routes.ts';
import { healthRoutes } from '#server/routes/health.ts';
import { CockpitSource } from './sources/cockpit.ts';
import { Names } from './sources/cockpit/names.ts';
import { ContentStore } from './store.ts';

vi.setConfig({ testTimeout: 30_000 });
const TOKEN = 'a-token-for-webhooks';
const host = await PanelHost.use();
const folder = useTemporaryFolder();
let count = 0;
let copyFile = '';
let store: ContentStore;
let log: string[] = [];

function open(file = copyFile): ContentStore {
  return new ContentStore({
    openSource: async () => new CockpitSource({ host: host.url, token: MASTER, names }),
    ...{ copyFile: file, build: 'test' },
    logger: pino(logOptions('info'), { write: (line: string) => log.push(line) }),
  });
}
const names = new Names({ hosts: ['cockpit.example'] });

beforeEach(() => {
  host.reset();
  log = [];
  copyFile = path.join(folder, String((count += 1)), 'copy.ndjson');
  store = open();
});
afterEach(() => store.stop());

const readiness = async () =>
  (await healthRoutes({ store, hasDatabase: true }).request('/readyz')).json() as Promise<
    Record<string, unknown>
  >;
const post = (address: string, token = TOKEN) =>
  contentRoutes({ store, refreshToken: TOKEN }).request(address, {
    method: 'POST',
    headers: { 'Cockpit-Token': token },
  });
const empty = () => {
  for (const collection of host.collections.values()) collection.entries = [];
};
/** Renames a field in every language. */
const rename = (row: object, from: string, to: string) => {
  const values = row as Record<string, unknown>;
  for (const key of Object.keys(values).filter(
    (one) => one === from || one.startsWith(`${from}_`),
  )) {
    values[key.replace(from, to)] = values[key];
    delete values[key];
  }
};
const newsCount = () => store.snapshot?.items.news.length ?? 0;

describe('an odd entry', () => {
  it('does not stop a start, nor a refresh, and is named in one line of the log', async () => {
    host.entries('news').push(null, { title: 'No id' });
    host.edit('rooms', 'autumn-suite', { size: { odd: true }, images: [null, 'x', null] });
    await store.start();
    expect(await readiness()).toMatchObject({ status: 'ready' });
    const size = log.filter((line) => line.includes('autumn-suite') || line.includes('"size"'));
    expect(size.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        ...{ collection: 'rooms', field: 'size', title: expect.stringContaining('utumn') },
        ...{ id: expect.any(String), reason: 'should be a number, and not {"odd":true}' },
      }),
    ]);
    expect(store.dropped).toContainEqual({
      ...{ collection: 'news', id: '', title: '' },
      reason: expect.stringMatching(/^item \d+ of the list is no entry$/),
    });
    const before = newsCount();
    host.entries('news').unshift(null);
    host.edit('news', 'winter-above-the-lake', { title: 'Spring above the lake' });
    expect((await post('/api/content/refresh')).status).toBe(202);
    const title = () => JSON.stringify(store.snapshot?.items.news);
    await until(() => title().includes('Spring above the lake'));
    expect(newsCount()).toBe(before);
  });
});

describe('a host that was emptied', () => {
  it('does not empty the site, until an operator accepts it', async () => {
    await store.start();
    const before = newsCount();
    empty();
    await post('/api/content/refresh');
    await until(() => store.freshness.suspicion !== undefined);
    const { status, why, offered } = await readiness();
    expect(status).toBe('suspicious');
    expect(why).toEqual(expect.arrayContaining([`news has lost its ${before} entries`]));
    expect(newsCount()).toBe(before);
    expect(log.filter((line) => line.includes('suddenly lost'))).toHaveLength(1);
    expect((await post('/api/content/accept?offered=other')).status).toBe(409);
    expect((await post(`/api/content/accept?offered=${offered}`, 'wrong')).status).toBe(401);
    expect(newsCount()).toBe(before);
    expect((await post(`/api/content/accept?offered=${offered}`)).status).toBe(202);
    await until(() => newsCount() === 0);
    await until(() => store.freshness.suspicion === undefined);
    expect(await readiness()).toMatchObject({ status: 'ready' });
  });

  it('does not empty the site after a restart either, and recovers by itself', async () => {
    await store.start();
    const before = newsCount();
    await store.stop();
    empty();
    store = open();
    await store.start();
    await until(() => store.freshness.suspicion !== undefined);
    expect(newsCount()).toBe(before);
    host.reset();
    await post('/api/content/refresh');
    await until(() => store.freshness.suspicion === undefined);
    expect(await readiness()).toMatchObject({ status: 'ready' });
  });

  it.each<[string, string, () => void, () => unknown]>([
    [
      'a field of all entries',
      'rooms has lost its 4 entries: title does not fit',
      () => {
        for (const room of host.entries('rooms')) rename(room ?? {}, 'title', 'headline');
      },
      () => store.snapshot?.items.rooms.length,
    ],
    [
      'the ids that the films are shown by',
      'videos has lost youtube_id in 16 entries',
      () => {
        for (const video of host.entries('videos')) rename(video ?? {}, 'youtube_id', 'film');
      },
      () => store.snapshot?.items.videos,
    ],
    [
      'the nodes of the menu',
      'menu has lost its content',
      () => rename(host.singletons.get('menu') as object, 'nodes', 'knots'),
      () => store.snapshot?.globals.menu,
    ],
    [
      'the German nodes of the menu',
      'menu has lost most of its content in de',
      () => rename(host.singletons.get('menu') as object, 'nodes_de', 'knots_de'),
      () => store.snapshot?.globals.menu,
    ],
    [
      'most fields of a global',
      'clinic has lost most of its content in en, de, it',
      () => {
        const clinic = host.singletons.get('clinic') as object;
        for (const name of Object.keys(clinic)) {
          if (name !== 'name') rename(clinic, name, `x_${name}`);
        }
      },
      () => store.snapshot?.globals.clinic,
    ],
    [
      'all fields of a global',
      'home has lost its content',
      () => {
        const home = host.singletons.get('home') as object;
        for (const name of Object.keys(home)) rename(home, name, `x_${name}`);
      },
      () => store.snapshot?.globals.home,
    ],
  ])('keeps the last good content when %s got another name', async (_, why, change, shown) => {
    await store.start();
    const before = shown();
    change();
    // The changes above have no new times, so only a full refresh finds them.
    await post('/api/content/refresh?full');
    await until(() => store.freshness.suspicion !== undefined);
    expect(await readiness()).toMatchObject({ status: 'suspicious', why: [why] });
    expect(shown()).toEqual(before);
  });

  it('keeps the last good content when a menu is no list any more', async () => {
    await store.start();
    const before = store.snapshot?.globals.menu;
    Object.assign(host.singletons.get('menu') as object, { nodes: 'none', nodes_it: { a: 1 } });
    await post('/api/content/refresh?full');
    await until(() => store.freshness.suspicion !== undefined);
    const why = ['menu has lost most of its content in en, it'];
    expect(await readiness()).toMatchObject({ status: 'suspicious', why });
    expect(store.snapshot?.globals.menu).toEqual(before);
  });

  it('is not taken for one whose token is wrong or whose collections have other names', async () => {
    host.collections.clear();
    void store.start();
    await until(() => log.some((line) => line.includes("has none of the site's collections")));
    const why = "the host has none of the site's collections";
    expect(await readiness()).toMatchObject({ status: 'starting', why: [why] });
  });
});

/** The line that is logged after the host was asked again. */
const failedRefresh = async () => {
  await post('/api/content/refresh');
  await until(() => log.some((line) => line.includes('does not answer')));
  return JSON.parse(log.find((line) => line.includes('does not answer')) ?? '') as object;
};

describe('a host that fails', () => {
  it('is named in the log, with what it answered, and not to everybody', async () => {
    await store.start();
    host.status = 503;
    const address = '/api/collections/get/health_concerns';
    expect(await failedRefresh()).toMatchObject({ why: `${host.url}${address} answered 503` });
    const { status, why } = await readiness();
    expect({ status, why }).toEqual({ status: 'stale', why: [`${address} answered 503`] });
    host.status = undefined;
    await until(() => store.freshness.staleSince === undefined);
    expect(await readiness()).not.toHaveProperty('why');
  });

  it('is named with the part that it answers wrongly', async () => {
    await store.start();
    host.singletons.set('home', 'none');
    const why = 'The answer for home is not what a Cockpit host gives: Invalid input';
    expect(await failedRefresh()).toMatchObject({ why });
    expect(JSON.stringify(log)).not.toContain(MASTER);
  });

  it.each([
    ['breaks off', '{"fields":{},"entries":[{"_id":"1"'],
    ['is an HTML page', '<!doctype html><title>Maintenance</title>'],
    ['begins with a notice of PHP', '<b>Notice</b>: in /srv/x.php on line 1 {"entries":[]}'],
  ])('is named when its answer %s, and not the database', async (_, answer) => {
    await store.start();
    host.answers.set('/api/collections/get/news', answer);
    const plain = 'The answer for news is not what a Cockpit host gives: it is no JSON';
    const begin = answer.startsWith('{') ? '' : `, and begins with "${answer.slice(0, 5)}`;
    expect(await failedRefresh()).toMatchObject({
      why: expect.stringContaining(`${plain}${begin}`),
    });
    expect(await readiness()).toMatchObject({ status: 'stale', why: [plain] });
  });
});

it('keeps copies of the last three good states', async () => {
  await store.start();
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    host.edit('news', 'winter-above-the-lake', { title });
    store.refreshSoon();
    await until(() => JSON.stringify(store.snapshot?.items.news).includes(`"${title}"`));
    await until(() => readdirSync(path.dirname(copyFile)).every((name) => !name.endsWith('.tmp')));
  }
  await store.stop();
  expect(readdirSync(path.dirname(copyFile)).toSorted()).toEqual([
    'copy.ndjson',
    'copy.ndjson.previous',
    'copy.ndjson.previous-2',
  ]);
});

it('answers the addresses of operators only with a token', async () => {
  const without = contentRoutes({ store });
  expect((await without.request('/api/content/refresh', { method: 'POST' })).status).toBe(404);
  expect((await post('/api/content/refresh', 'wrong')).status).toBe(401);
});
