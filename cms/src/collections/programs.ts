import { faqField, flagField, introFields, orderField } from '../fields/content.ts';
import { linksField, methodLinks } from '../fields/links.ts';
import { countField, priceField } from '../fields/numbers.ts';
import { reviewFields } from '../fields/review.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { textListField, translatedText, translatedTextarea } from '../fields/text.ts';
import { weekPlanFields } from '../fields/week-plan.ts';
import { publishedCollection } from './published.ts';

export const programs = publishedCollection({
  slug: 'programs',
  labels: {
    singular: { en: 'Program', de: 'Programm', it: 'Programma' },
    plural: { en: 'Programs', de: 'Programme', it: 'Programmi' },
  },
  newEntry: { en: 'New program', de: 'Neues Programm', it: 'Nuovo programma' },
  hasPage: true,
  listPage: 'programs',
  fields: [
    ...introFields(),
    translatedText('subtitle', 120, { en: 'Subtitle', de: 'Untertitel', it: 'Sottotitolo' }),
    {
      ...translatedText('label', 24, { en: 'Label', de: 'Zusatz zum Titel', it: 'Etichetta' }),
      admin: {
        description: {
          en: 'A word such as “exclusive”.',
          de: 'Ein Wort wie «exklusiv».',
          it: 'Una parola, per esempio «esclusivo».',
        },
      },
    },
    {
      ...translatedTextarea('recommended_for', 240, {
        en: 'Recommended for whom, and why',
        de: 'Für wen empfohlen, und weshalb',
        it: 'A chi è consigliato, e perché',
      }),
      admin: {
        condition: (program) => program.recommended === true,
        description: {
          en: 'A sentence beside the label of the recommended program.',
          de: 'Ein Satz, der beim empfohlenen Programm neben dem Zusatz steht.',
          it: 'Una frase che appare accanto all’etichetta del programma consigliato.',
        },
      },
    },
    countField('days', { en: 'Days', de: 'Tage', it: 'Giorni' }),
    priceField({ en: 'Price from', de: 'Preis ab', it: 'Prezzo da' }),
    textListField('includes', { en: 'Included', de: 'Inbegriffen', it: 'Compreso' }),
    textListField('excludes', { en: 'Not included', de: 'Nicht inbegriffen', it: 'Non compreso' }),
    ...weekPlanFields(),
    {
      name: 'physician',
      type: 'relationship',
      relationTo: 'team',
      label: { en: 'Physician in charge', de: 'Ärztliche Leitung', it: 'Medico responsabile' },
    },
    linksField(
      'voices',
      'testimonials',
      { en: 'Testimonials', de: 'Patientenmeinungen', it: 'Testimonianze' },
      {
        en: 'Each page shows the first one in its language.',
        de: 'Jede Seite zeigt die erste in ihrer Sprache.',
        it: 'Ogni pagina mostra la prima testimonianza nella propria lingua.',
      },
    ),
    faqField(),
    ...methodLinks(),
    slugField(),
    orderField(),
    flagField('recommended', { en: 'Our choice', de: 'Unsere Empfehlung', it: 'Consigliato' }),
    flagField('featured', { en: 'Featured (API)', de: 'Im Fokus (API)', it: 'In evidenza (API)' }),
    ...reviewFields(),
    ...seoFields(),
  ],
});
