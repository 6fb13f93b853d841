import { getRequestListener } from '@hono/node-server';
import CockpitClient from 'cockpit-sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#content/snapshot.ts';
import type { WirePart } from '#content/values/wire.ts';
import { useHost } from '#server/remote/testing/use-host.ts';
import { recorded } from './testing/recorded.ts';
import { seedAssets, seedSnapshot } from './testing/seed-snapshot.ts';
import { createTestApp, TOKEN, useTemporaryFolder } from './testing/test-app.ts';

type Row = Record<string, unknown>;

const PICTURE = { _id: 'shown', path: '/storage/uploads/photo.jpg', mime: 'image/jpeg' };
const LIBRARY: WirePart = {
  kind: 'assets',
  assets: [
    {
      ...PICTURE,
      ...{ size: 44_620, width: 1200, height: 800, focal: { x: 55, y: 50 } },
      ...{ alt: { en: 'A lake', de: 'Ein See' }, created: 20, modified: 30 },
    },
    { _id: 'text', path: '/storage/documents/list.pdf', alt: {}, mime: 'application/pdf' },
    { _id: 'in-text', path: '/storage/uploads/in-text.jpg', alt: {}, created: 10 },
    { _id: 'unused', path: '/storage/uploads/secret-plans.jpg', alt: {} },
  ],
};
const ENTRIES: WirePart = {
  kind: 'collection',
  sortable: false,
  fields: [
    { name: 'title', type: 'text', localize: true, options: {} },
    { name: 'image', type: 'image', localize: false, options: {} },
    { name: 'content', type: 'wysiwyg', localize: true, options: {} },
  ],
  entries: [
    {
      ...{ _id: '1', _created: 5, _modified: 9, title: 'One', slug: 'one' },
      image: { path: '', meta: { asset: 'shown' } },
      content: '<p><img src="/@file/in-text" alt="" /><a href="/@file/text">List</a></p>',
    },
    { _id: '2', _created: 3, _modified: 7, title: 'Two', slug: 'two' },
  ],
};

/** The former host's client on npm, in the version that its users have. */
describe('the client cockpit-sdk', () => {
  const cacheFolder = useTemporaryFolder();
  let snapshot: Snapshot;
  let listener: ReturnType<typeof getRequestListener>;
  let client: CockpitClient;

  beforeAll(async () => {
    snapshot = await seedSnapshot({ media: LIBRARY, treatments: ENTRIES });
    const app = createTestApp({ snapshot, apiToken: TOKEN, cacheFolder });
    listener = getRequestListener(app.fetch);
    client = new CockpitClient({ host: await host, accessToken: TOKEN });
  });
  const host = useHost((request, response) => void listener(request, response));

  it('lists the collections, without those of the house', async () => {
    const names = (await client.collectionList()) as string[];
    expect(names).toEqual([...snapshot.collections.keys()]);
    expect(names).toContain('treatments');
    for (const name of ['redirects', 'slug_history', 'users', 'requests', 'media']) {
      expect(names).not.toContain(name);
    }
  });

  it('reads what a collection is made of, in the shape of the recorded host', async () => {
    const theirs = recorded('collection-rooms-master').response.body as { fields: Row[] } & Row;
    const ours = (await client.collectionSchema('treatments')) as { fields: Row[] } & Row;
    expect(Object.keys(ours).toSorted()).toEqual(Object.keys(theirs).toSorted());
    expect(ours).toMatchObject({ name: 'treatments', label: 'Treatments', itemsCount: 2 });
    expect(ours).toMatchObject({ _id: 'treatments', _created: 3, _modified: 9, sortable: false });
    expect(Object.keys(ours.fields[0] ?? {})).toEqual(Object.keys(theirs.fields[0] ?? {}));
    expect(ours.fields.map(({ name }) => name)).toEqual(['title', 'image', 'content']);
    expect(ours.fields[0]).toMatchObject({ label: 'Title', localize: true, options: [] });
  });

  it('is told of a collection that does not exist as by the recorded host', async () => {
    const { body } = recorded('unknown-collection-schema-master').response;
    expect(await client.collectionSchema('nope')).toEqual(body);
    expect(await client.collectionGet('nope')).toEqual(body);
  });

  it('reads entries and singletons', async () => {
    const { entries } = (await client.collectionGet('treatments', { limit: 1 })) as {
      entries: Row[];
    };
    expect(entries).toMatchObject([{ _id: '1', title: 'One' }]);
    const names = (await client.singletonList()) as string[];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(await client.singletonGet(name)).toEqual(snapshot.singletons.get(name)?.data);
    }
    expect(await client.singletonGet('nope')).toEqual({ error: 'Singleton not found' });
  });

  it('lists the files that something published shows, newest first', async () => {
    const theirs = recorded('assets-master').response.body as { assets: Row[] } & Row;
    const ours = (await client.assets()) as { assets: Row[]; total: number };
    expect(Object.keys(ours)).toEqual(Object.keys(theirs));
    expect(ours.assets.map(({ _id }) => _id)).toEqual(['shown', 'in-text', 'text']);
    expect(ours.total).toBe(3);
    expect(ours.assets[0]).toEqual({
      ...{ _id: 'shown', path: '/photo.jpg', title: 'photo.jpg', mime: 'image/jpeg' },
      ...{ description: 'A lake', tags: [], size: 44_620, width: 1200, height: 800 },
      ...{ image: true, video: false, audio: false, archive: false, document: false, code: false },
      ...{ fp: { x: 0.55, y: 0.5 }, created: 20, modified: 30, _by: null, folder: '' },
    });
    const { colors: _notOurs, ...known } = theirs.assets[0] ?? {};
    for (const key of Object.keys(known)) expect(ours.assets[0]).toHaveProperty(key);
    expect(await client.assets({ limit: 1, skip: 1 })).toMatchObject({
      assets: [{ _id: 'in-text' }],
      total: 3,
    });
  });

  it('gets thumbnails by path and by asset', async () => {
    const options = { width: 40, height: 30 };
    const address = await client.imageGet('/storage/uploads/photo.jpg', options);
    expect(address).toContain('/api/cockpit/image?');
    const byPath = await fetch(client.image('/storage/uploads/photo.jpg', options));
    expect(byPath.headers.get('content-type')).toBe('image/jpg');
    const [asset = ''] = [...seedAssets].find(([, path]) => path.endsWith('/photo.jpg')) ?? [];
    const byAsset = await fetch(client.image(asset, options));
    expect(await byAsset.arrayBuffer()).toEqual(await byPath.arrayBuffer());
  });

  it('gets a refusal in JSON for whatever it may not do', async () => {
    const refused = { error: 'Not found', statusCode: 404 };
    expect(await client.collectionSave('treatments', { title: 'Three' })).toMatchObject(refused);
    expect(await client.collectionRemove('treatments', { _id: '1' })).toMatchObject(refused);
    expect(await client.formSubmit('contact', { name: 'x' })).toMatchObject(refused);
    expect(await client.regionData('footer')).toMatchObject(refused);
    expect(await client.authUser('admin', 'admin')).toMatchObject(refused);
    expect(await client.listUsers()).toMatchObject(refused);
  });

  it('is told that its token is wrong, wherever it asks', async () => {
    const stranger = new CockpitClient({ host: await host, accessToken: 'wrong-token' });
    const { body } = recorded('wrong-token-assets').response;
    expect(await stranger.assets()).toEqual(body);
    expect(await stranger.collectionList()).toEqual(body);
    expect(await stranger.collectionSchema('treatments')).toEqual(body);
    expect(await stranger.singletonList()).toEqual(body);
  });
});

it('describes all collections at once', async () => {
  const cacheFolder = useTemporaryFolder();
  const snapshot = await seedSnapshot({ treatments: ENTRIES });
  const app = createTestApp({ snapshot, cacheFolder });
  const all = (await (
    await app.request('/api/collections/listCollections/extended')
  ).json()) as Row;
  expect(Object.keys(all)).toEqual([...snapshot.collections.keys()]);
  const one = await app.request('/api/collections/collection/treatments');
  expect(all.treatments).toEqual(await one.json());
});
