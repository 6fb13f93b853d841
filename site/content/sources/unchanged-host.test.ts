import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MASTER, PanelHost } from '#server/remote/testing/panel-host.ts';
import { Names } from './cockpit/names.ts';
import { CockpitSource } from './cockpit.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const host = await PanelHost.use();
const KILOBYTE = 1024;

beforeEach(() => {
  host.reset();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => vi.useRealTimers());

/** Adds copies of the first entry, all of them older. */
function grow(collection: string, to: number): void {
  const entries = host.entries(collection);
  const [first] = entries;
  for (let at = entries.length; at < to; at += 1) {
    const modified = Number(first?._modified) - at;
    entries.push({ ...first, _id: `more-${at}`, slug: `more-${at}`, _modified: modified });
  }
}

const open = (names?: Names) => new CockpitSource({ host: host.url, token: MASTER, names });

async function lookAgain(source: CockpitSource) {
  host.forget();
  vi.advanceTimersByTime(30_000);
  return source.versions();
}

it('costs little while nothing changes, however much there is', async () => {
  grow('news', 1_500);
  grow('team', 500);
  const source = open();
  const before = await source.versions();
  const everything = host.bytes;
  expect(host.mostAtOnce).toBeLessThanOrEqual(4);
  // Cockpit dates changes by the second, so what was changed just now is read once more.
  await lookAgain(source);
  expect(await lookAgain(source)).toEqual(before);
  console.log(
    `quiet look: ${host.asked.length} questions, ${Math.round(host.bytes / KILOBYTE)} KB`,
  );
  console.log(`everything: ${Math.round(everything / KILOBYTE)} KB`);
  expect(host.bytes).toBeLessThan(100 * KILOBYTE);
  expect(host.mostAtOnce).toBeLessThanOrEqual(4);
});

it('finds what was changed, added or deleted, and reads nothing else', async () => {
  const source = open();
  await source.versions();
  await lookAgain(source);
  // A collection that the host does not know is asked for each time: it may exist by now.
  const read = () =>
    host.asked
      .filter((one) => one.endsWith('{}') && !one.includes('slug_history'))
      .map((one) => one.split(' ')[0]);
  const changed = async () => {
    const before = await source.versions();
    const after = await lookAgain(source);
    return [...after]
      .filter(([name, version]) => before.get(name) !== version)
      .map(([name]) => name);
  };
  host.edit('rooms', 'autumn-suite', { title: 'Another suite' });
  expect(await changed()).toEqual(['rooms']);
  expect(read()).toEqual(['/api/collections/get/rooms']);
  host.entries('team').pop();
  expect(await changed()).toEqual(['team']);
  host.entries('news').splice(3, 1);
  expect(await changed()).toEqual(['news']);
  host.singletons.set('home', { hero_title: 'Another title' });
  expect(await changed()).toEqual(['home']);
  host.assets.assets[0] = { ...host.assets.assets[0], description: 'New', modified: 1_999_999_999 };
  expect(await changed()).toEqual(['media']);
});

it('sees a second change within the same second', async () => {
  const source = open();
  await source.versions();
  await lookAgain(source);
  host.edit('rooms', 'autumn-suite', { title: 'One' });
  await lookAgain(source);
  const room = host.entries('rooms').find((entry) => entry?.slug === 'autumn-suite');
  Object.assign(room ?? {}, { title: 'Two' });
  await lookAgain(source);
  expect(JSON.stringify(await source.load('rooms'))).toContain('"Two"');
});

it('waits for a slow host, and asks no more of it at once', async () => {
  host.delayMs = 50;
  const source = open();
  expect((await source.versions()).size).toBeGreaterThan(20);
  expect(host.mostAtOnce).toBeLessThanOrEqual(4);
});

it('reads a host that has other names for things, and passes on what is listed', async () => {
  const move = (from: string, to: string) => {
    const found = host.collections.get(from);
    if (found) host.collections.set(to, found);
    host.collections.delete(from);
  };
  move('diagnose', 'untersuchungen');
  for (const entry of host.entries('untersuchungen')) {
    Object.assign(entry ?? {}, { name: entry?.title, name_de: entry?.title_de, title: 'other' });
  }
  for (const name of ['programs', 'health_concerns']) {
    for (const entry of host.entries(name)) {
      const links = entry?.related_diagnose;
      for (const link of Array.isArray(links) ? links : []) link.link = 'untersuchungen';
    }
  }
  host.singletons.set('startseite', host.singletons.get('home'));
  host.singletons.delete('home');
  const names = new Names({
    collections: { diagnose: { name: 'untersuchungen', fields: { title: 'name' } } },
    singletons: { home: 'startseite' },
    passed: ['field_samples'],
  });
  const source = open(names);
  const versions = await source.versions();
  expect(versions.has('field_samples')).toBe(true);
  expect(await source.load('diagnose')).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ title: 'Laboratory diagnostics', title_de: 'Labordiagnostik' }),
    ]),
  });
  expect(await source.load('home')).toMatchObject({
    data: { hero_title: 'Time to look at the whole picture' },
  });
  const programs = JSON.stringify(await source.load('programs'));
  expect(programs).toContain('"link":"diagnose"');
  // Of the two samples, one is not published.
  expect(await source.load('field_samples')).toMatchObject({ entries: [{ order: '10' }] });
});

it('reads anew what it knows when the names change', async () => {
  const [one, two] = [open(), open(new Names({ published: 'visible' }))];
  expect((await one.versions()).get('rooms')).not.toBe((await two.versions()).get('rooms'));
});
