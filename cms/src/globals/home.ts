import type { Field } from 'payload';
import { imageField } from '../fields/content.ts';
import { monthDayField } from '../fields/day.ts';
import { seoFields } from '../fields/seo.ts';
import { requiredText, translatedText, translatedTextarea } from '../fields/text.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { picture, text, textarea } from './plain-fields.ts';
import { publishedGlobal } from './published.ts';

const PEOPLE = { en: 'People', de: 'Menschen', it: 'Persone' };
const PLACE = { en: 'The place', de: 'Der Ort', it: 'Il luogo' };
const HEADLINE = { en: 'headline', de: 'Überschrift', it: 'titolo' };
const TEXT = { en: 'text', de: 'Text', it: 'testo' };
const PICTURE = { en: 'picture', de: 'Bild', it: 'immagine' };

function labelIn(part: Label, label: Label): Label {
  return {
    en: `${part.en}: ${label.en}`,
    de: `${part.de}: ${label.de}`,
    it: `${part.it}: ${label.it}`,
  };
}

const textsOf = (name: string, part: Label): Field[] => [
  { ...text(`${name}_title`, labelIn(part, HEADLINE)), localized: true },
  { ...textarea(`${name}_text`, labelIn(part, TEXT)), localized: true },
];

export const home = publishedGlobal({
  slug: 'home',
  label: { en: 'Home page', de: 'Startseite', it: 'Pagina iniziale' },
  fields: [
    {
      ...translatedText('hero_title', 80, { en: 'Headline', de: 'Überschrift', it: 'Titolo' }),
      required: true,
    },
    translatedTextarea('hero_text', 240, {
      en: 'Sentence below it',
      de: 'Satz darunter',
      it: 'Frase sotto il titolo',
    }),
    picture('hero_image', { en: 'Landscape', de: 'Landschaftsbild', it: 'Immagine del paesaggio' }),
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
    ...textsOf('approach', { en: 'Approach', de: 'Konzept', it: 'Approccio' }),
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
        requiredText('title', { en: 'Title', de: 'Titel', it: 'Titolo' }),
        { ...textarea('text', { en: 'Text', de: 'Text', it: 'Testo' }), required: true },
        imageField({
          en: 'Also shown with the chapter of the same place on the page about the approach.',
          de: 'Steht auch auf der Seite zum Konzept, beim Kapitel an derselben Stelle.',
          it: 'Appare anche nella pagina sull’approccio, accanto al capitolo con lo stesso numero.',
        }),
      ],
    },
    ...textsOf('people', PEOPLE),
    picture('people_image', labelIn(PEOPLE, PICTURE)),
    ...textsOf('place', PLACE),
    picture('place_image', labelIn(PLACE, PICTURE)),
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
