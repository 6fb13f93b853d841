import { expect, it } from 'vitest';
import { factsOf, PAGE_IDS } from '#app/routing/table.ts';
import type { Page } from './page.ts';
import { PAGES } from './registry.ts';

it.each(PAGE_IDS)('%s takes a form exactly if its row says so', (id) => {
  const page: Page = PAGES[id];
  expect(Boolean(page.action)).toBe(factsOf(id).form !== undefined);
});
