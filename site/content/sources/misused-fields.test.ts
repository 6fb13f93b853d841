import { beforeEach, expect, it, vi } from 'vitest';
import '#app/messages/all.ts';
import { contentFindings } from '#server/doctor/content-findings.ts';
import { readContent } from '#server/doctor/read-content.ts';
import { MASTER, PanelHost } from '#server/remote/testing/panel-host.ts';
import { listPages } from '#server/routes/sitemap.ts';
import { Names } from './cockpit/names.ts';
import { CockpitSource } from './cockpit.ts';

vi.setConfig({ testTimeout: 30_000 });
const host = await PanelHost.use();
const names = new Names({ hosts: ['cockpit.example'] });
beforeEach(() => host.reset());

const read = () => readContent(new CockpitSource({ host: host.url, token: MASTER, names }));
const entryOf = (collection: string, at = 0) => host.entries(collection)[at] ?? {};
const singleton = (name: string) => host.singletons.get(name) as Record<string, unknown>;
/** What the doctor reports on a collection or a singleton, and on what is left out. */
const saysOf = async (name: string) => {
  const { snapshot, dropped } = await read();
  const findings = contentFindings(snapshot, dropped);
  const list = findings.find((one) => one.name === 'left out')?.list ?? [];
  return { finding: findings.find((one) => one.name === name), list };
};

it('takes a video by its address', async () => {
  const id = String(entryOf('videos').youtube_id);
  entryOf('videos').youtube_id = `https://www.youtube.com/watch?v=${id}`;
  const { snapshot } = await read();
  expect(snapshot.items.videos.map((video) => video.youtube_id)).toContain(id);
  const listed = (await listPages(snapshot)).map(({ alternates }) => alternates.en);
  expect(listed).toContain(`/video/${id}`);
});

it('leaves out what is no video, and says so', async () => {
  entryOf('videos').youtube_id = 'https://vimeo.example/1';
  const { list } = await saysOf('videos');
  expect(list).toContainEqual(expect.stringContaining('youtube_id: should be a video on YouTube'));
});

it('says what is wrong with a menu that is no list', async () => {
  for (const key of ['nodes', 'nodes_de', 'nodes_it']) singleton('menu')[key] = 'Home, Rooms';
  const { finding, list } = await saysOf('menu');
  expect(finding).toMatchObject({
    state: 'wrong',
    says: 'nothing is written in it: pages have no menu',
    todo: 'Correct the singleton menu.',
  });
  const reason = 'nodes (de): should be a list, and not "Home, Rooms"';
  expect(list).toContainEqual(expect.stringContaining(reason));
});

it('never leads to a script', async () => {
  const profile = { name: 'Profile', url: 'javascript:alert(1)' };
  singleton('clinic').social = [
    { value: profile },
    { value: { ...profile, url: 'https://a.example' } },
  ];
  singleton('clinic').maps_url = 'javascript:alert(2)';
  const { snapshot, dropped } = await read();
  expect(snapshot.globals.clinic?.social).toEqual([{ name: 'Profile', url: 'https://a.example' }]);
  expect(snapshot.globals.clinic?.maps_url).toBeNull();
  expect(JSON.stringify(snapshot.singletons.get('clinic'))).not.toContain('javascript:');
  const fields = dropped.filter((one) => one.collection === 'clinic').map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['social', 'maps_url']));
});

it('gives the second entry with a slug an address of its own', async () => {
  const [first, second] = [entryOf('therapies', 0), entryOf('therapies', 1)];
  for (const key of ['slug', 'slug_de', 'slug_it']) second[key] = first[key];
  const { snapshot, dropped } = await read();
  const paths = (await listPages(snapshot)).map(({ alternates }) => alternates.en);
  expect(new Set(paths).size).toBe(paths.length);
  const slug = String(first.slug).toLowerCase();
  expect(paths).toEqual(expect.arrayContaining([`/therapies/${slug}`, `/therapies/${slug}-2`]));
  expect(dropped).toContainEqual(
    expect.objectContaining({ field: 'slug', locale: 'en', reason: expect.stringContaining('-2') }),
  );
});

it('reads prices as people write them, and reports those that it cannot', async () => {
  entryOf('rooms', 0).price = 'CHF 4900.–';
  entryOf('rooms', 1).price = "1'200.50";
  entryOf('rooms', 2).price = 'on request';
  const { snapshot } = await read();
  const priceOf = (at: number) =>
    snapshot.items.rooms.find(({ _id }) => _id === entryOf('rooms', at)._id)?.price;
  expect([priceOf(0), priceOf(1), priceOf(2)]).toEqual([490_000, 120_050, null]);
  expect((await saysOf('rooms')).list).toContainEqual(expect.stringContaining('price: should be'));
});
