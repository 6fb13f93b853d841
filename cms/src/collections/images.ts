import { writtenIn } from '../access/translated-fields.ts';
import { descriptionField, imageField, orderField, titleField } from '../fields/content.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

/** Albums of pictures. */
export const images = publishedCollection({
  slug: 'images',
  labels: {
    singular: { en: 'Album', de: 'Album', it: 'Album' },
    plural: { en: 'Albums', de: 'Alben', it: 'Album' },
  },
  useAsTitle: 'title',
  hasPage: false,
  listPage: { id: 'images', name: { en: 'Images', de: 'Bilder', it: 'Immagini' } },
  defaultSort: 'order',
  fields: [
    titleField(),
    descriptionField(),
    imageField(),
    {
      name: 'pictures',
      type: 'array',
      maxRows: 60,
      label: { en: 'Pictures', de: 'Bilder', it: 'Immagini' },
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
        // Three plain fields instead of a localised one: when one language is published, Payload
        // merges localised rows by position, so moving pictures would swap other captions.
        {
          type: 'row',
          fields: [
            {
              name: 'caption',
              type: 'text',
              ...writtenIn('en'),
              label: { en: 'Caption, English', de: 'Legende, englisch', it: 'Didascalia, inglese' },
            },
            {
              name: 'caption_de',
              type: 'text',
              ...writtenIn('de'),
              label: { en: 'Caption, German', de: 'Legende, deutsch', it: 'Didascalia, tedesco' },
            },
            {
              name: 'caption_it',
              type: 'text',
              ...writtenIn('it'),
              label: {
                en: 'Caption, Italian',
                de: 'Legende, italienisch',
                it: 'Didascalia, italiano',
              },
            },
          ],
        },
      ],
    },
    slugField(),
    orderField(),
  ],
});
