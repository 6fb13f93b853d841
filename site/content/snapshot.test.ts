import { describe, expect, it } from 'vitest';
import type { Dropped } from './dropped.ts';
import { assembleSnapshot } from './snapshot.ts';
import type { WireEntry, WireField, WirePart } from './values/wire.ts';

const FIELDS: WireField[] = [
  { name: 'title', type: 'text', localize: true, options: {} },
  { name: 'image', type: 'image', localize: false, options: {} },
  { name: 'related', type: 'collectionlink', localize: false, options: { link: 'diagnose' } },
];

const collection = (entries: WireEntry[]): WirePart => ({
  kind: 'collection',
  fields: FIELDS,
  sortable: false,
  entries,
});

async function assemble(entries: WireEntry[]) {
  const dropped: Dropped[] = [];
  const parts = new Map<string, WirePart>([
    ['diagnose', collection(entries)],
    [
      'media',
      {
        kind: 'assets',
        assets: [
          {
            _id: 'm1',
            path: '/storage/uploads/a.jpg',
            focal: { x: 1, y: 2 },
            alt: { en: 'A', de: 'Ä' },
          },
        ],
      },
    ],
  ]);
  const snapshot = await assembleSnapshot(parts, new Map([['diagnose', '1']]), (drop) =>
    dropped.push(drop),
  );
  return { snapshot, dropped };
}

describe('a snapshot', () => {
  it('leaves out an entry that does not fit, says which, and keeps the others', async () => {
    const { snapshot, dropped } = await assemble([
      { _id: '1', title: 'Fits', slug: 'fits' },
      { _id: '2', title: 'Has no slug' },
      { _id: '3', title: 'Bad slug', slug: 'a/b' },
    ]);
    expect(snapshot.items.diagnose.map((item) => item._id)).toEqual(['1']);
    expect(snapshot.collections.get('diagnose')?.entries).toHaveLength(1);
    expect(dropped.map(({ collection: name, id }) => `${name}/${id}`)).toEqual([
      'diagnose/2',
      'diagnose/3',
    ]);
  });

  it('joins pictures and titles, and removes links to what is not there', async () => {
    const { snapshot } = await assemble([
      {
        _id: '1',
        title: 'One',
        slug: 'one',
        image: { path: '', meta: { asset: 'm1' } },
        related: [
          { _id: '2', link: 'diagnose' },
          { _id: 'gone', link: 'diagnose' },
        ],
      },
      { _id: '2', title: 'Two', slug: 'two', image: { path: '', meta: { asset: 'gone' } } },
    ]);
    const [first, second] = snapshot.collections.get('diagnose')?.entries ?? [];
    expect(first?.related).toEqual([{ _id: '2', link: 'diagnose', display: 'Two' }]);
    expect(first?.image).toMatchObject({
      path: '/storage/uploads/a.jpg',
      meta: { title: 'A', title_de: 'Ä' },
    });
    expect(second?.image).toBeNull();
    expect(snapshot.items.diagnose[0]?.image?.focal).toEqual({ x: 1, y: 2 });
  });

  it('keeps a category of videos, whatever its host has as the link to its parent', async () => {
    const category = { _id: '1', key: 'myths', value: 'Myths', slug: 'myths', color: 'red' };
    const parents = [{ _id: '9', link: 'categories' }, { link: 'videos' }, 'videos', null];
    const entries = parents.map((parent, at) => ({ ...category, _id: `${at}`, category: parent }));
    const dropped: Dropped[] = [];
    const parts = new Map([['video_categories', collection(entries)]]);
    await assembleSnapshot(parts, new Map(), (drop) => dropped.push(drop));
    expect(dropped).toEqual([]);
  });

  it('cannot be changed', async () => {
    const { snapshot } = await assemble([{ _id: '1', title: 'One', slug: 'one' }]);
    const entry = snapshot.collections.get('diagnose')?.entries[0] as unknown as { title: string };
    expect(() => (entry.title = 'Other')).toThrow(TypeError);
  });

  it('folds languages: empty ones are absent, so that English can step in', async () => {
    const { snapshot } = await assemble([
      { _id: '1', title: 'One', title_de: '', title_it: 'Uno', slug: 'one' },
    ]);
    expect(snapshot.items.diagnose[0]?.title).toEqual({ en: 'One', it: 'Uno' });
  });
});
