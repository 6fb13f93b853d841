import {
  descriptionField,
  imageField,
  orderField,
  pictureField,
  titleField,
} from '../fields/content.ts';
import { slugField } from '../fields/slug.ts';
import { textPerLanguage } from '../fields/text-per-language.ts';
import { publishedCollection } from './published.ts';

export const images = publishedCollection({
  slug: 'images',
  labels: {
    singular: { en: 'Album', de: 'Album', it: 'Album' },
    plural: { en: 'Albums', de: 'Alben', it: 'Album' },
  },
  newEntry: { en: 'New album', de: 'Neues Album', it: 'Nuovo album' },
  appears: { with: 'pictures' },
  mayLack: ['image'],
  hasPage: false,
  listPage: { id: 'images', name: { en: 'Images', de: 'Bilder', it: 'Immagini' } },
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
        { ...pictureField('image', { en: 'Picture', de: 'Bild', it: 'Immagine' }), required: true },
        {
          type: 'row',
          fields: textPerLanguage({
            name: 'caption',
            label: { en: 'Caption', de: 'Legende', it: 'Didascalia' },
          }),
        },
      ],
    },
    slugField(),
    orderField(),
  ],
});
