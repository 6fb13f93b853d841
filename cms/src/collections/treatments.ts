import { factsField, introFields, orderField } from '../fields/content.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

/** How one is treated here: as a resident, by the day, accompanied, afterwards. */
export const treatments = publishedCollection({
  slug: 'treatments',
  labels: {
    singular: { en: 'Treatment', de: 'Behandlung', it: 'Trattamento' },
    plural: { en: 'Treatments', de: 'Behandlungen', it: 'Trattamenti' },
  },
  useAsTitle: 'title',
  hasPage: true,
  defaultSort: 'order',
  fields: [...introFields(), factsField(), slugField(), orderField(), ...seoFields()],
});
