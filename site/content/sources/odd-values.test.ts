import { describe, expect, it } from 'vitest';
import type { Dropped } from '#content/dropped.ts';
import { assembleSnapshot } from '#content/snapshot.ts';
import type { WirePart } from '#content/values/wire.ts';
import { CockpitReader } from './cockpit-to-wire.ts';

const DAY = 1_735_689_600;
const base = { _id: 'n1', title: 'News', slug: 'news', _created: DAY, _modified: DAY };
const answer = (body: string) => ({ status: 200, body: Buffer.from(body) });

/** A news item as the site reads it, and what it reports about it. */
async function newsItem(change: Record<string, unknown>) {
  const entries = [{ ...base, ...change }];
  return newsOf(JSON.stringify({ fields: {}, entries }));
}

async function newsOf(body: string) {
  const reader = new CockpitReader('https://host.example');
  const { part, dropped: left } = await reader.collection('news', answer(body));
  const dropped: Dropped[] = [...left];
  const parts = new Map<string, WirePart>([['news', part]]);
  const snapshot = await assembleSnapshot(parts, new Map(), (one) => dropped.push(one));
  return { item: snapshot.items.news[0], dropped };
}

describe('a day that is none', () => {
  it.each(['2026-13-01', '0000-00-00', '2026-02-31', '31.2.2026', 1e18, -1e18])(
    'costs the date alone: %s',
    async (date) => {
      const { item, dropped } = await newsItem({ date });
      expect(item).toMatchObject({ title: { en: 'News' }, date: '2025-01-01' });
      expect(dropped[0]).toEqual({
        ...{ collection: 'news', id: 'n1', title: 'News', field: 'date' },
        reason: `should be a day, and not ${JSON.stringify(date)}`,
      });
    },
  );

  it('leaves other days out, and says so', async () => {
    const { item, dropped } = await newsItem({ date: '2024-02-29', reviewed_on: '2023-02-29' });
    expect(item).toMatchObject({ date: '2024-02-29' });
    expect(item?.reviewed_on ?? undefined).toBeUndefined();
    expect(dropped.map(({ field }) => field)).toEqual(['reviewed_on']);
  });
});

describe('a text with characters that are none', () => {
  it('is read without them', async () => {
    const { item, dropped } = await newsItem({
      ...{ date: '2026-01-01', title: 'A\ud800b \u{1f600}', excerpt: 'N\u0000ul\udc00' },
      ...{ slug: 'a\ud800b\u0000', content: '<p>\ud800\u0000</p>', title_de: '\u0000' },
    });
    expect(item).toMatchObject({
      title: { en: 'A\ufffdb \u{1f600}' },
      ...{ excerpt: { en: 'Nul\ufffd' }, content: { en: '<p>\ufffd</p>' } },
    });
    expect(item?.title).not.toHaveProperty('de');
    expect(() => encodeURI(JSON.stringify(item))).not.toThrow();
    expect(JSON.stringify(item)).not.toContain('\\u0000');
    expect(dropped).toEqual([]);
  });
});

describe('the time of a change', () => {
  it.each([
    ['as text', '1735689600', DAY, []],
    ['that is not there', null, undefined, []],
    ['beyond the calendar', 1e18, undefined, ['_modified']],
    ['that is none', { odd: true }, undefined, ['_modified']],
  ])('does not cost the entry: %s', async (_, modified, wanted, fields) => {
    const { item, dropped } = await newsItem({ date: '2026-01-01', _modified: modified });
    expect(item?.title).toEqual({ en: 'News' });
    expect(item?._modified).toBe(wanted);
    expect(dropped.map(({ field }) => field)).toEqual(fields);
  });

  it('stands in for the date, if the time of the making is none', async () => {
    const { item } = await newsItem({ _created: 1e18 });
    expect(item?.date).toBe('2025-01-01');
    const without = await newsItem({ _created: 1e18, _modified: -1e18 });
    expect(without.item?.date).toBe('1970-01-01');
    expect(without.dropped.map(({ field }) => field)).toEqual(['_created', '_modified', 'date']);
  });

  it('is also read from a text, to stand in for the date', async () => {
    const { item } = await newsItem({ _created: '1735689600', _modified: null });
    expect(item?.date).toBe('2025-01-01');
  });
});
