import { factsField, introFields, orderField } from '../fields/content.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

/** Forms of treatment: residential, by the day, accompanied, aftercare. */
export const treatments = publishedCollection({
  slug: 'treatments',
  labels: {
    singular: { en: 'Treatment', de: 'Behandlung', it: 'Trattamento' },
    plural: { en: 'Treatments', de: 'Behandlungen', it: 'Trattamenti' },
  },
  newEntry: { en: 'New treatment', de: 'Neue Behandlung', it: 'Nuovo trattamento' },
  hasPage: true,
  listPage: {
    id: 'treatment',
    name: { en: 'Treatment', de: 'Behandlung', it: 'Soggiorno e cure' },
  },
  fields: [...introFields(), factsField(), slugField(), orderField(), ...seoFields()],
});
