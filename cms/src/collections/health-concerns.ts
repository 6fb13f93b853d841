import { faqField, introFields, orderField } from '../fields/content.ts';
import { linksField, methodLinks } from '../fields/links.ts';
import { reviewFields } from '../fields/review.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

export const healthConcerns = publishedCollection({
  slug: 'health_concerns',
  labels: {
    singular: { en: 'Health concern', de: 'Schwerpunkt', it: 'Problema di salute' },
    plural: { en: 'Health concerns', de: 'Schwerpunkte', it: 'Problemi di salute' },
  },
  newEntry: { en: 'New health concern', de: 'Neuer Schwerpunkt', it: 'Nuovo problema di salute' },
  hasPage: true,
  listPage: 'healthConcerns',
  fields: [
    ...introFields(),
    faqField(),
    ...methodLinks(),
    linksField('related_programs', 'programs', {
      en: 'Programs',
      de: 'Programme',
      it: 'Programmi',
    }),
    slugField(),
    orderField(),
    ...reviewFields(),
    ...seoFields(),
  ],
});
