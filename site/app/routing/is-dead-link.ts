import type { Items } from '#content/models/registry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { matchSections, wasSwitchedOff } from './match-page.ts';
import { freePages, shownCategories } from './sections.ts';

/** Whether an address is that of a page that is switched off, and editors made no section there. */
export function isDeadLink(items: Items, address: string): boolean {
  const pathname = address.replace(/[?#].*$/, '');
  if (!wasSwitchedOff(pathname)) return false;
  const sections = [...shownCategories(items), ...freePages(items)];
  return !matchSections(pathname).some(({ locale, params }) =>
    sections.some(({ slug }) => inLocale(slug, locale) === params.category),
  );
}
