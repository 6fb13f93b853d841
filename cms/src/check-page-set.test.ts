import { expect, it } from 'vitest';
import { checkPageSet } from './check-page-set.ts';
import { CLINIC } from './clinic.ts';
import { OPTIONAL_PAGES } from './page-set.ts';

it('the pages of this clinic are pages', () => {
  expect(() => checkPageSet(CLINIC.pages)).not.toThrow();
});

it('every optional page can be switched off, and named to be there', () => {
  for (const isOn of [true, false]) {
    const pages = Object.fromEntries(Object.keys(OPTIONAL_PAGES).map((id) => [id, isOn]));
    expect(() => checkPageSet(pages)).not.toThrow();
  }
});

it.each(['home', 'contact', 'impressum', 'privacy', 'search', 'thankyou'])(
  '%s cannot be switched off',
  (id) => {
    const refusal = `clinic/clinic.ts: pages.${id} cannot be switched off`;
    expect(() => checkPageSet({ [id]: false })).toThrow(refusal);
    expect(() => checkPageSet({ [id]: true })).not.toThrow();
  },
);

it.each(['room', 'news.item', 'toString'])('%s is no page of its own', (id) => {
  expect(() => checkPageSet({ [id]: false })).toThrow(
    `clinic/clinic.ts: pages.${id} is no page that can be switched off. There are: approach, `,
  );
});

it('a page is there or not, and nothing between', () => {
  const pages = { rooms: 'no' } as unknown as Record<string, boolean>;
  expect(() => checkPageSet(pages)).toThrow('clinic/clinic.ts: pages.rooms must be true or false');
});
