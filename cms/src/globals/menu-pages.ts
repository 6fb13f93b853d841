import type { CollectionSlug } from 'payload';
import type { MenuTargets } from '../collections/published.ts';
import { CONTENT_COLLECTIONS } from '../collections/content-collections.ts';
import { FORM_PAGES, listPages, TEXT_PAGES } from '../collections/page-names.ts';
import type { Label } from '../studio-words/studio-languages.ts';

const { approach, costs, contact, ...legal } = TEXT_PAGES;
const { request, search } = FORM_PAGES;

/** Pages that a menu can link to, by their ids in the site's route table; a test compares both. */
export const MENU_PAGES: Readonly<Record<string, Label>> = {
  home: { en: 'Home page', de: 'Startseite', it: 'Pagina iniziale' },
  approach,
  ...listPages(CONTENT_COLLECTIONS),
  costs,
  contact,
  request,
  search,
  ...legal,
};

/** Collections whose entries have an address that a menu can link to. */
export const MENU_COLLECTIONS = CONTENT_COLLECTIONS.filter(({ custom }) => {
  const { hasAddress }: MenuTargets = custom ?? {};
  return hasAddress;
}).map(({ slug }) => slug as CollectionSlug);
