import { factsField, faqField, flagField, introFields, orderField } from '../fields/content.ts';
import { evidenceField } from '../fields/evidence.ts';
import { linksField } from '../fields/links.ts';
import { priceField } from '../fields/numbers.ts';
import { reviewFields } from '../fields/review.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

export const diagnose = publishedCollection({
  slug: 'diagnose',
  labels: {
    singular: { en: 'Diagnostic method', de: 'Diagnoseverfahren', it: 'Metodo diagnostico' },
    plural: { en: 'Diagnostics', de: 'Diagnostik', it: 'Diagnostica' },
  },
  newEntry: { en: 'New method', de: 'Neues Diagnoseverfahren', it: 'Nuovo metodo diagnostico' },
  hasPage: true,
  listPage: 'diagnosis',
  fields: [
    ...introFields(),
    factsField(),
    priceField({ en: 'Price', de: 'Preis', it: 'Prezzo' }),
    faqField(),
    linksField('related', 'diagnose', { en: 'Goes with', de: 'Passt zu', it: 'Collegato a' }),
    slugField(),
    orderField(),
    flagField('featured', {
      en: 'On the home page',
      de: 'Auf der Startseite',
      it: 'Nella pagina iniziale',
    }),
    evidenceField(),
    ...reviewFields(),
    ...seoFields(),
  ],
});
