import type { Block } from 'payload';

/** A picture of the library within a text, uncropped; its alternative text is the library's. */
export const pictureBlock: Block = {
  slug: 'picture',
  labels: {
    singular: { en: 'Picture', de: 'Bild', it: 'Immagine' },
    plural: { en: 'Pictures', de: 'Bilder', it: 'Immagini' },
  },
  fields: [
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      required: true,
      label: { en: 'Picture', de: 'Bild', it: 'Immagine' },
    },
    {
      name: 'caption',
      type: 'text',
      maxLength: 200,
      label: { en: 'Caption', de: 'Legende', it: 'Didascalia' },
    },
  ],
};
