import { introFields, orderField } from '../fields/content.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

/** Free sections of the site, at `/{category}`; their pages are in `category_items`. */
export const categories = publishedCollection({
  slug: 'categories',
  labels: {
    singular: { en: 'Section', de: 'Rubrik', it: 'Sezione' },
    plural: { en: 'Sections', de: 'Rubriken', it: 'Sezioni' },
  },
  newEntry: { en: 'New section', de: 'Neue Rubrik', it: 'Nuova sezione' },
  useAsTitle: 'title',
  hasPage: true,
  defaultSort: 'order',
  fields: [...introFields(), slugField(), orderField(), ...seoFields()],
});
