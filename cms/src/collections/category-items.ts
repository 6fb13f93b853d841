import { introFields, orderField } from '../fields/content.ts';
import { parentField } from '../fields/links.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

/** The pages of a section, at `/{category}/{slug}`. */
export const categoryItems = publishedCollection({
  slug: 'category_items',
  labels: {
    singular: { en: 'Page of a section', de: 'Seite einer Rubrik', it: 'Pagina di una sezione' },
    plural: { en: 'Pages of sections', de: 'Seiten der Rubriken', it: 'Pagine delle sezioni' },
  },
  newEntry: {
    en: 'New page of a section',
    de: 'Neue Seite einer Rubrik',
    it: 'Nuova pagina di una sezione',
  },
  useAsTitle: 'title',
  hasPage: true,
  defaultSort: 'order',
  fields: [
    ...introFields(),
    parentField('category', 'categories', { en: 'Section', de: 'Rubrik', it: 'Sezione' }),
    slugField(),
    orderField(),
    ...seoFields(),
  ],
});
