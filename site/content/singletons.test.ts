import { describe, expect, it } from 'vitest';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import '#app/messages/all.ts';
import { homeData } from '#app/pages/home/data.ts';
import { shellData } from '#app/shell/shell-data/shell-data.ts';
import type { Dropped } from './dropped.ts';
import { assembleSnapshot } from './snapshot.ts';
import { CockpitReader } from './sources/cockpit-to-wire.ts';
import type { WirePart } from './values/wire.ts';

const clinic = {
  name: 'Clinic',
  phone: '+41 44 000 00 09',
  email: 'a@clinic.example',
  city: 'Sils',
};
const home = { hero_title: 'Time', hero_title_de: 'Zeit', hero_text: 'To see the whole' };

async function read(answers: Record<string, unknown>) {
  const reader = new CockpitReader('https://host.example');
  const parts = new Map<string, WirePart>();
  const dropped: Dropped[] = [];
  for (const [name, value] of Object.entries(answers)) {
    const body = Buffer.from(JSON.stringify(value));
    const reading = await reader.singleton(name, { status: 200, body });
    parts.set(name, reading.part);
    dropped.push(...reading.dropped);
  }
  const snapshot = await assembleSnapshot(parts, new Map(), (one) => dropped.push(one));
  return { snapshot, dropped };
}

describe('a field that a singleton lacks', () => {
  it.each([
    { hero_title: null, hero_title_de: null },
    { hero_title: undefined, hero_title_de: '' },
  ])('does not cost the home page: %j', async (without) => {
    const { snapshot, dropped } = await read({ clinic, home: { ...home, ...without } });
    const data = homeData({ snapshot, locale: 'en' } as Parameters<typeof homeData>[0]);
    expect(data?.hero).toMatchObject({ title: 'Clinic', text: 'To see the whole' });
    expect(dropped).toEqual([
      { collection: 'home', id: 'home', title: 'home', field: 'hero_title', reason: 'is empty' },
    ]);
  });

  it.each(
    (['name', 'phone', 'email'] as const).flatMap((field) => [
      [field, null],
      [field, undefined],
      [field, ''],
    ]),
  )('does not cost the clinic its others: %s %s', async (field, value) => {
    const { snapshot, dropped } = await read({
      clinic: { ...clinic, [String(field)]: value },
      home,
    });
    const site = { siteUrl: 'https://clinic.example', hosts: DEFAULT_HOSTS };
    const shell = shellData(snapshot, 'en', site);
    expect(shell.clinic).toMatchObject({ ...clinic, [String(field)]: '' });
    expect(dropped).toMatchObject([{ collection: 'clinic', field, reason: 'is empty' }]);
  });
});

it('counts a singleton in which nothing is written as missing', async () => {
  const { snapshot, dropped } = await read({ clinic: { phone: null }, home: [] });
  expect(snapshot.globals).not.toHaveProperty('clinic');
  expect(snapshot.globals).not.toHaveProperty('home');
  expect(dropped.map(({ collection, reason }) => `${collection}: ${reason}`)).toEqual([
    'clinic: nothing is written in it',
    'home: nothing is written in it',
  ]);
});
