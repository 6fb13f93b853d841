import { faqField, introFields, orderField } from '../fields/content.ts';
import { linksField } from '../fields/links.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

export const healthConcerns = publishedCollection({
  slug: 'health_concerns',
  labels: {
    singular: { en: 'Health concern', de: 'Schwerpunkt', it: 'Ambito di cura' },
    plural: { en: 'Health concerns', de: 'Schwerpunkte', it: 'Ambiti di cura' },
  },
  useAsTitle: 'title',
  hasPage: true,
  defaultSort: 'order',
  fields: [
    ...introFields(),
    faqField(),
    linksField('related_therapies', 'therapies', {
      en: 'Therapies',
      de: 'Therapien',
      it: 'Terapie',
    }),
    linksField('related_diagnose', 'diagnose', {
      en: 'Diagnostics',
      de: 'Diagnostik',
      it: 'Diagnostica',
    }),
    linksField('related_programs', 'programs', {
      en: 'Programs',
      de: 'Programme',
      it: 'Programmi',
    }),
    slugField(),
    orderField(),
    ...seoFields(),
  ],
});
