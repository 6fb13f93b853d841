import type { Block } from 'payload';
import { youtubeUrlField } from '../fields/youtube.ts';

/** A video on YouTube; the site loads it only once a visitor asks for it. */
export const filmBlock: Block = {
  slug: 'film',
  labels: {
    singular: { en: 'Video', de: 'Video', it: 'Video' },
    plural: { en: 'Videos', de: 'Videos', it: 'Video' },
  },
  fields: [
    youtubeUrlField(
      'address',
      { en: 'Video on YouTube', de: 'Video auf YouTube', it: 'Video su YouTube' },
      true,
    ),
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      label: { en: 'Title', de: 'Titel', it: 'Titolo' },
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: {
        en: 'Picture before it plays',
        de: 'Bild vor dem Abspielen',
        it: 'Immagine iniziale',
      },
    },
  ],
};
