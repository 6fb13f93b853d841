import { expect, it } from 'vitest';
import { suddenLoss } from './sudden-loss.ts';
import type { WireEntry, WireField, WirePart } from './values/wire.ts';

const FIELDS: WireField[] = [{ name: 'title', type: 'text', localize: true, options: {} }];
const collection = (count: number, fields = FIELDS): WirePart => ({
  ...{ kind: 'collection', fields, sortable: false },
  entries: Array.from({ length: count }, (_, at): WireEntry => ({ _id: String(at) })),
});
const home = (data: Record<string, unknown> | null): WirePart => ({
  ...{ kind: 'singleton', fields: [], data },
});
const loss = (before: Record<string, WirePart>, after: Record<string, WirePart>) =>
  suddenLoss(new Map(Object.entries(before)), new Map(Object.entries(after)));

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

it('is suspicious of a small collection that the host no longer knows, and of a lost singleton', () => {
  const before = {
    messages: collection(1),
    home: home({ hero_title: 'a' }),
    rooms: collection(20),
  };
  expect(loss(before, { ...before, messages: collection(0, []), home: home(null) })).toEqual([
    'messages has lost its 1 entries',
    'home has lost its content',
  ]);
});
