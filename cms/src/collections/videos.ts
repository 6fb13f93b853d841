import { descriptionField, imageField, orderField, titleField } from '../fields/content.ts';
import { dayField } from '../fields/day.ts';
import { parentField } from '../fields/links.ts';
import { countField } from '../fields/numbers.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { youtubeIdField } from '../fields/youtube.ts';
import { publishedCollection } from './published.ts';

export const videos = publishedCollection({
  slug: 'videos',
  labels: {
    singular: { en: 'Video', de: 'Video', it: 'Video' },
    plural: { en: 'Videos', de: 'Videos', it: 'Video' },
  },
  newEntry: { en: 'New video', de: 'Neues Video', it: 'Nuovo video' },
  appears: { with: 'youtube_id' },
  mayLack: ['image'],
  hasPage: true,
  hasAddress: false,
  isLinked: true,
  listPage: 'videos',
  fields: [
    titleField(),
    descriptionField(),
    imageField(),
    youtubeIdField('youtube_id', {
      en: 'Video on YouTube',
      de: 'Video auf YouTube',
      it: 'Video su YouTube',
    }),
    countField('duration', {
      en: 'Length in seconds',
      de: 'Länge in Sekunden',
      it: 'Durata in secondi',
    }),
    parentField('category', 'video_categories', {
      en: 'Category',
      de: 'Kategorie',
      it: 'Categoria',
    }),
    dayField('date', { en: 'Date', de: 'Datum', it: 'Data' }, { required: true }),
    slugField(),
    orderField(),
    ...seoFields(),
  ],
});
