import { seoFields } from '../fields/seo.ts';
import { publishedGlobal } from './published.ts';

/** Texts and pictures of the home page; its lists come from the collections. */
export const home = publishedGlobal({
  slug: 'home',
  label: { en: 'Home page', de: 'Startseite', it: 'Pagina iniziale' },
  fields: [
    {
      name: 'hero_title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 80,
      label: { en: 'Headline', de: 'Überschrift', it: 'Titolo' },
    },
    {
      name: 'hero_text',
      type: 'textarea',
      localized: true,
      maxLength: 240,
      label: { en: 'Sentence below it', de: 'Satz darunter', it: 'Frase sotto il titolo' },
    },
    {
      name: 'hero_image',
      type: 'upload',
      relationTo: 'media',
      label: { en: 'Landscape', de: 'Landschaft', it: 'Paesaggio' },
    },
    {
      name: 'panorama_image',
      type: 'upload',
      relationTo: 'media',
      label: {
        en: 'Wide picture after the health concerns',
        de: 'Breites Bild nach den Schwerpunkten',
        it: 'Immagine panoramica dopo i problemi di salute',
      },
    },
    {
      name: 'approach_title',
      type: 'text',
      localized: true,
      label: { en: 'Approach: headline', de: 'Konzept: Überschrift', it: 'Approccio: titolo' },
    },
    {
      name: 'approach_text',
      type: 'textarea',
      localized: true,
      label: { en: 'Approach: text', de: 'Konzept: Text', it: 'Approccio: testo' },
    },
    {
      name: 'steps',
      type: 'array',
      localized: true,
      maxRows: 4,
      label: { en: 'The four steps', de: 'Die vier Schritte', it: 'I quattro passi' },
      labels: {
        singular: { en: 'Step', de: 'Schritt', it: 'Passo' },
        plural: { en: 'Steps', de: 'Schritte', it: 'Passi' },
      },
      fields: [
        {
          name: 'title',
          type: 'text',
          required: true,
          label: { en: 'Title', de: 'Titel', it: 'Titolo' },
        },
        {
          name: 'text',
          type: 'textarea',
          required: true,
          label: { en: 'Text', de: 'Text', it: 'Testo' },
        },
      ],
    },
    {
      name: 'people_title',
      type: 'text',
      localized: true,
      label: { en: 'People: headline', de: 'Menschen: Überschrift', it: 'Persone: titolo' },
    },
    {
      name: 'people_text',
      type: 'textarea',
      localized: true,
      label: { en: 'People: text', de: 'Menschen: Text', it: 'Persone: testo' },
    },
    {
      name: 'people_image',
      type: 'upload',
      relationTo: 'media',
      label: { en: 'People: picture', de: 'Menschen: Bild', it: 'Persone: immagine' },
    },
    {
      name: 'place_title',
      type: 'text',
      localized: true,
      label: { en: 'The place: headline', de: 'Der Ort: Überschrift', it: 'Il luogo: titolo' },
    },
    {
      name: 'place_text',
      type: 'textarea',
      localized: true,
      label: { en: 'The place: text', de: 'Der Ort: Text', it: 'Il luogo: testo' },
    },
    {
      name: 'place_image',
      type: 'upload',
      relationTo: 'media',
      label: { en: 'The place: picture', de: 'Der Ort: Bild', it: 'Il luogo: immagine' },
    },
    {
      name: 'video',
      type: 'relationship',
      relationTo: 'videos',
      label: { en: 'Film', de: 'Film', it: 'Filmato' },
      admin: {
        description: {
          en: 'Without one, the latest that is not satire.',
          de: 'Ohne Auswahl der neuste, der keine Satire ist.',
          it: 'Se non sceglie nulla, il più recente che non sia satira.',
        },
      },
    },
    ...seoFields(),
  ],
});
