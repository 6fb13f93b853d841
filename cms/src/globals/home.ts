import { imageField } from '../fields/content.ts';
import { monthDayField } from '../fields/day.ts';
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
      label: { en: 'Landscape', de: 'Landschaftsbild', it: 'Immagine del paesaggio' },
    },
    {
      name: 'hero_seasons',
      type: 'array',
      maxRows: 4,
      label: {
        en: 'Other landscapes by season',
        de: 'Andere Landschaftsbilder je nach Jahreszeit',
        it: 'Altri paesaggi per stagione',
      },
      labels: {
        singular: { en: 'Season', de: 'Jahreszeit', it: 'Stagione' },
        plural: { en: 'Seasons', de: 'Jahreszeiten', it: 'Stagioni' },
      },
      admin: {
        description: {
          en: 'Every year from the first day to the last, both included, this picture takes the place of the landscape.',
          de: 'Jedes Jahr vom ersten bis zum letzten Tag, beide eingeschlossen, steht dieses Bild anstelle des Landschaftsbilds.',
          it: 'Ogni anno, dal primo all’ultimo giorno (compresi), questa immagine prende il posto del paesaggio.',
        },
      },
      fields: [
        {
          name: 'image',
          type: 'upload',
          relationTo: 'media',
          required: true,
          label: { en: 'Landscape', de: 'Landschaftsbild', it: 'Immagine del paesaggio' },
        },
        {
          type: 'row',
          fields: [
            monthDayField('from', { en: 'First day', de: 'Erster Tag', it: 'Primo giorno' }),
            monthDayField('until', { en: 'Last day', de: 'Letzter Tag', it: 'Ultimo giorno' }),
          ],
        },
      ],
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
        imageField({
          en: 'Also shown with the chapter of the same place on the page about the approach.',
          de: 'Steht auch auf der Seite zum Konzept, beim Kapitel an derselben Stelle.',
          it: 'Appare anche nella pagina sull’approccio, accanto al capitolo con lo stesso numero.',
        }),
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
      label: { en: 'Video', de: 'Video', it: 'Video' },
      admin: {
        description: {
          en: 'Without one, the latest that is not satire.',
          de: 'Ohne Auswahl erscheint das neuste Video, das keine Satire ist.',
          it: 'Se non ne sceglie uno, appare il più recente che non sia satira.',
        },
      },
    },
    ...seoFields(),
  ],
});
