import { factsField, faqField, introFields, orderField } from '../fields/content.ts';
import { evidenceField } from '../fields/evidence.ts';
import { linksField } from '../fields/links.ts';
import { priceField } from '../fields/numbers.ts';
import { reviewFields } from '../fields/review.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

export const therapies = publishedCollection({
  slug: 'therapies',
  labels: {
    singular: { en: 'Therapy', de: 'Therapie', it: 'Terapia' },
    plural: { en: 'Therapies', de: 'Therapien', it: 'Terapie' },
  },
  newEntry: { en: 'New therapy', de: 'Neue Therapie', it: 'Nuova terapia' },
  hasPage: true,
  listPage: 'therapies',
  fields: [
    ...introFields(),
    factsField(),
    priceField({ en: 'Price', de: 'Preis', it: 'Prezzo' }),
    faqField(),
    linksField('related', 'therapies', { en: 'Goes with', de: 'Passt zu', it: 'Collegata a' }),
    linksField('related_concerns', 'health_concerns', {
      en: 'Health concerns',
      de: 'Schwerpunkte',
      it: 'Problemi di salute',
    }),
    slugField(),
    orderField(),
    evidenceField(),
    ...reviewFields(),
    ...seoFields(),
  ],
});
