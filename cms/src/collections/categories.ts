import { introFields, orderField } from '../fields/content.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';
import { parentField } from '../fields/links.ts';

/** Free sections of the site, at `/{category}`; their pages are in `category_items`. */
export const categories = publishedCollection({
  slug: 'categories',
  labels: {
    singular: { en: 'Section', de: 'Bereich', it: 'Sezione' },
    plural: { en: 'Sections', de: 'Bereiche', it: 'Sezioni' },
  },
  newEntry: { en: 'New section', de: 'Neuer Bereich', it: 'Nuova sezione' },
  hasPage: true,
  fields: [...introFields(), slugField(), orderField(), ...seoFields()],
});

export const categoryItems = publishedCollection({
  slug: 'category_items',
  labels: {
    singular: { en: 'Page of a section', de: 'Seite eines Bereichs', it: 'Pagina di una sezione' },
    plural: { en: 'Pages of sections', de: 'Seiten der Bereiche', it: 'Pagine delle sezioni' },
  },
  newEntry: {
    en: 'New page of a section',
    de: 'Neue Seite eines Bereichs',
    it: 'Nuova pagina di una sezione',
  },
  hasPage: true,
  fields: [
    ...introFields(),
    parentField('category', 'categories', { en: 'Section', de: 'Bereich', it: 'Sezione' }),
    slugField(),
    orderField(),
    ...seoFields(),
  ],
});
