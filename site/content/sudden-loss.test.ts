import { describe, expect, it } from 'vitest';
import type { Dropped } from './dropped.ts';
import { menuModel } from './models/menu.ts';
import type { Singletons } from './models/registry.ts';
import { homeModel } from './models/shell.ts';
import { suddenLoss } from './sudden-loss.ts';
import type { WireCollection, WireEntry, WireField } from './values/wire.ts';

const FIELDS: WireField[] = [{ name: 'title', type: 'text', localize: true, options: {} }];
const collection = (count: number, fields = FIELDS): WireCollection => ({
  ...{ fields, sortable: false },
  entries: Array.from({ length: count }, (_, at): WireEntry => ({ _id: String(at) })),
});
const shown = (collections: Record<string, WireCollection>, globals: Partial<Singletons> = {}) => ({
  collections: new Map(Object.entries(collections)),
  singletons: new Map(['home', 'menu'].map((name) => [name, { fields: [], data: {} }])),
  globals,
});
const loss = (
  before: Record<string, WireCollection>,
  after: Record<string, WireCollection>,
  dropped: readonly Dropped[] = [],
) => suddenLoss(shown(before), shown(after), dropped);

it('lets editors delete what they like, one by one', () => {
  const before = { news: collection(9), rooms: collection(4), header_messages: collection(2) };
  expect(loss(before, { ...before, news: collection(6), header_messages: collection(0) })).toEqual(
    [],
  );
  expect(loss({}, before)).toEqual([]);
});

it('is suspicious of a whole collection, and of most of the content', () => {
  const before = { news: collection(9), rooms: collection(20) };
  expect(loss(before, { ...before, news: collection(0) })).toEqual(['news has lost its 9 entries']);
  expect(loss(before, { news: collection(4), rooms: collection(9) })).toEqual([
    'of 29 entries, 13 are left',
  ]);
});

it('is suspicious of a small collection that the host no longer knows', () => {
  const before = { messages: collection(1), rooms: collection(20) };
  expect(loss(before, { ...before, messages: collection(0, []) })).toEqual([
    'messages has lost its 1 entries',
  ]);
});

it('is suspicious of a small collection, one of whose fields has another name', () => {
  const published: WireField = { name: 'published', type: 'boolean', localize: false, options: {} };
  const before = { rooms: collection(2, [...FIELDS, published]), news: collection(20) };
  const renamed = [...FIELDS, { ...published, name: 'online' }];
  expect(loss(before, { ...before, rooms: collection(3, renamed) })).toEqual([
    'rooms has lost the switch published',
  ]);
  expect(loss(before, { ...before, rooms: collection(0, renamed) })).toEqual([
    'rooms has lost its 2 entries',
  ]);
  expect(loss(before, { ...before, rooms: collection(0, [...renamed, published]) })).toEqual([]);
});

it('names the field that the entries have lost', () => {
  const before = { rooms: collection(5) };
  const dropped = {
    collection: 'rooms',
    id: '1',
    title: 'Room',
    cause: 'title',
    reason: 'is empty',
  };
  expect(loss(before, { rooms: collection(0) }, [dropped])).toEqual([
    'rooms has lost its 5 entries: title does not fit',
  ]);
});

it('is suspicious of entries that no longer fit, even if some do', () => {
  const before = { rooms: collection(5), news: collection(20) };
  const refused = ['1', '2', '3'].map((id): Dropped => ({
    ...{ collection: 'rooms', id, title: 'Room', cause: 'title', reason: 'is empty' },
  }));
  const after = { ...before, rooms: collection(1) };
  expect(loss(before, after, refused)).toEqual([
    'rooms has lost 3 of its 5 entries: title does not fit',
  ]);
  // Two refused entries may well be mistakes of editors.
  expect(loss(before, after, refused.slice(1))).toEqual([]);
  const neverShown = refused.map((one) => ({ ...one, id: `new-${one.id}` }));
  expect(loss(before, after, neverShown)).toEqual([]);
});

const videos = (ids: (string | boolean | null)[]): WireCollection => ({
  ...{ fields: FIELDS.map((field) => ({ ...field, name: 'youtube_id' })), sortable: false },
  entries: ids.map((youtube_id, at) => ({ _id: String(at), youtube_id })),
});

it('is suspicious of a field that most entries have lost at once', () => {
  const before = { videos: videos(['a', 'b', 'c', 'd']) };
  const why = ['videos has lost youtube_id in 3 entries'];
  expect(loss(before, { videos: videos([null, '', null, 'd']) })).toEqual(why);
  expect(loss(before, { videos: videos(['a', 'b', null, null]) })).toEqual([]);
  expect(loss(before, { videos: videos(['x', 'y', 'z', 'd']) })).toEqual([]);
  const flags = { videos: videos([true, true, true]) };
  expect(loss(flags, { videos: videos([false, false, false]) })).toEqual([]);
});

const rooms = (title_de: (string | null)[]): WireCollection => ({
  ...{ fields: FIELDS, sortable: false },
  entries: title_de.map((text, at) => ({ _id: String(at), title: 'Room', title_de: text })),
});

it('is suspicious of a language that most entries have lost in a field', () => {
  const before = { rooms: rooms(['a', 'b', 'c', null]) };
  expect(loss(before, { rooms: rooms([null, null, null, null]) })).toEqual([
    'rooms has lost title_de in 3 entries',
  ]);
  expect(loss(before, { rooms: rooms([null, null, 'c', 'd']) })).toEqual([]);
});

describe('a singleton that still has something', () => {
  const nodes = [1, 2, 3].map((at) => ({ component: 'link', name: `Link ${at}` }));
  const globals = { menu: menuModel.parse({ nodes }) };
  const lossIn = (data: object, now: object) => {
    const [before, after] = [data, now].map((one) => ({
      ...shown({}, globals),
      singletons: new Map([['menu', { fields: [], data: one as Record<string, unknown> }]]),
    })) as [ReturnType<typeof shown>, ReturnType<typeof shown>];
    return suddenLoss(before, after, []);
  };

  it.each([
    [{ nodes, nodes_de: nodes }, { nodes }, 'de'],
    [{ nodes, nodes_de: nodes }, { nodes_de: nodes }, 'en'],
    [{ nodes, nodes_de: nodes, nodes_it: nodes }, { nodes }, 'de, it'],
    [{ name: 'a', phone: 'b', fax: 'c', email: 'd' }, { name: 'a' }, 'en'],
  ])('is suspicious if %j became %j', (before, after, languages) => {
    expect(lossIn(before, after)).toEqual([`menu has lost most of its content in ${languages}`]);
  });

  it.each([
    [{ nodes, nodes_de: nodes.slice(1) }, { nodes }],
    [
      { name: 'a', phone: 'b', fax: 'c', email: 'd' },
      { name: 'a', phone: 'b' },
    ],
    [{ nodes, logos: [1, 2, 3] }, { nodes }],
  ])('is an editor’s work if %j became %j', (before, after) => {
    expect(lossIn(before, after)).toEqual([]);
  });
});

it('is suspicious of a singleton that is no longer there, and of a menu without nodes', () => {
  const home = homeModel.parse({ hero_title: 'a' });
  const menu = menuModel.parse({ nodes: [{ component: 'link', name: 'a' }] });
  const before = shown({}, { home, menu });
  expect(suddenLoss(before, shown({}, { menu: { nodes: { en: [] } } }), [])).toEqual([
    'home has lost its content',
    'menu has lost its content',
  ]);
});
