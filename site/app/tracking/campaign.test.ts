import { describe, expect, it } from 'vitest';
import { campaignOf, clickIdOf } from './campaign.ts';

const campaign = (query: string) => campaignOf(new URLSearchParams(query));

describe('what is remembered of a link', () => {
  it('is every campaign parameter, each for its own time', () => {
    expect(
      campaign('utm_source=letter&utm_campaign=winter-2024&label=A&discount=W10&utm_term=x&q=y'),
    ).toEqual([
      { name: 'utm_source', value: 'letter', days: 180 },
      { name: 'utm_campaign', value: 'winter-2024', days: 180 },
      { name: 'label', value: 'A', days: 180 },
      { name: 'discount', value: 'W10', days: 7 },
    ]);
  });

  it.each([
    ['  two   words ', 'two words'],
    ['Grüsse & Küsse: 10% (neu)', 'Grüsse & Küsse: 10% (neu)'],
    ['<script>alert("1")</script>', 'script alert( 1 ) /script'],
    ['a;b\r\nSet-Cookie: c=d', 'a b Set-Cookie: c d'],
    ['x\u0000\u202Ey', 'x y'],
    ['z'.repeat(500), 'z'.repeat(100)],
    ['W24https://clinic.example/de/anfrage?discount=W24', 'W24'],
    ['W24 HTTP:/clinic.example', 'W24'],
    ['W24https%3A%2F%2Fclinic.example', 'W24'],
    ['W24https%253A%252F%252Fclinic.example', 'W24'],
    ['100% httpsafe', '100% httpsafe'],
  ])('%j becomes %j', (given, value) => {
    expect(campaign(new URLSearchParams({ label: given }).toString())[0]?.value).toBe(value);
  });

  it('includes a source that is an address', () => {
    const source = { name: 'utm_source', value: 'https://www.google.com', days: 180 };
    expect(campaign('utm_source=https://www.google.com')).toEqual([source]);
    expect(campaign('utm_source=https://www.google.comhttps://clinic.example')).toEqual([source]);
  });

  it.each(['', 'label=', 'label=%00', 'label=%3C%3E', 'label=https://clinic.example'])(
    'is nothing for ?%s',
    (query) => {
      expect(campaign(query)).toEqual([]);
    },
  );
});

it.each([
  ['gclid=Cj0KCQiA_test-123', 'Cj0KCQiA_test-123'],
  ['gclid=Cj0KCQiAhttps://clinic.example/de/anfrage', 'Cj0KCQiA'],
  ['gclid=', undefined],
  ['gclid=abc', undefined],
  ['gclid=a%20b%3Bc%3D1', undefined],
  [`gclid=${'a'.repeat(201)}`, undefined],
  ['other=1', undefined],
])('the click id of ?%.30s', (query, id) => {
  expect(clickIdOf(new URLSearchParams(query).get('gclid'))).toBe(id);
});
