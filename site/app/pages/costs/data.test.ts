import { expect, it } from 'vitest';
import { formatPrice } from '#app/ui/formats.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { costsData } from './page.tsx';

const text = (slug: string, title: string) => ({
  _id: slug,
  title,
  slug,
  title_de: `${title} (de)`,
  slug_de: `${slug}-de`,
  content: '',
  content_de: '',
});
const snapshot = await smallSnapshot({
  pages: [
    {
      ...text('costs', 'Costs'),
      key: 'costs',
      content: '<h2>Prices</h2><p>One.</p><h2>Payment</h2><p>Two.</p>',
      prices: [
        { service: 'Massage', price: 13000 },
        { service: 'Advice', price: null },
      ],
      prices_de: [{ service: 'Massage', price: 13000 }],
    },
  ],
  programs: [{ ...text('liver-week', 'Liver Week'), days: 7, price: 560000 }],
  rooms: [{ ...text('single', 'Single room'), price: 19000 }],
  therapies: [
    { ...text('warmth', 'Warmth'), price: 26000 },
    { _id: 'x', title: 'Light', slug: 'light', content: '', price: 7000 },
  ],
  diagnose: [{ ...text('laboratory', 'Laboratory'), price: 24000 }, text('iris', 'Iris')],
});

const chf = (francs: number) => formatPrice(francs * 100, 'en');

const tables = (locale: 'en' | 'de') =>
  costsData({ snapshot, locale, params: {} })?.tables.map(({ id, rows }) => [id, rows]);

it('has the prices of all entries that have one, each with a link', () => {
  expect(tables('en')).toEqual([
    [
      'programs',
      [{ name: 'Liver Week', note: '7 days', price: chf(5_600), href: '/programs/liver-week' }],
    ],
    ['rooms', [{ name: 'Single room', price: chf(190), href: '/rooms#single' }]],
    [
      'methods',
      [
        { name: 'Warmth', price: chf(260), href: '/therapies/warmth' },
        { name: 'Light', price: chf(70), href: '/therapies/light' },
        { name: 'Laboratory', price: chf(240), href: '/diagnosis/laboratory' },
      ],
    ],
    ['services', [{ name: 'Massage', price: chf(130) }]],
  ]);
});

it('leaves out entries that are not written in the language', () => {
  const methods = new Map(tables('de') as [string, { name: string }[]][]).get('methods');
  expect(methods?.map(({ name }) => name)).toEqual(['Warmth (de)', 'Laboratory (de)']);
});

it('puts the tables after the first chapter of the text', () => {
  const page = costsData({ snapshot, locale: 'en', params: {} });
  expect(page?.html).toMatch(/Prices.*One/);
  expect(page?.htmlAfterPrices).toMatch(/Payment.*Two/);
});
