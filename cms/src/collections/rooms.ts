import {
  contentField,
  excerptField,
  orderField,
  PICTURE_CELL,
  pictureField,
  titleField,
} from '../fields/content.ts';
import { countField, priceField } from '../fields/numbers.ts';
import { slugField } from '../fields/slug.ts';
import { textListField } from '../fields/text.ts';
import { publishedCollection } from './published.ts';

export const rooms = publishedCollection({
  slug: 'rooms',
  labels: {
    singular: { en: 'Room', de: 'Zimmer', it: 'Camera' },
    plural: { en: 'Rooms', de: 'Zimmer', it: 'Camere' },
  },
  newEntry: { en: 'New room', de: 'Neues Zimmer', it: 'Nuova camera' },
  hasPage: false,
  listPage: 'rooms',
  fields: [
    titleField(),
    excerptField(),
    {
      ...pictureField('images', { en: 'Pictures', de: 'Bilder', it: 'Immagini' }),
      hasMany: true,
      admin: { components: PICTURE_CELL },
    },
    contentField(),
    textListField('amenities', { en: 'Amenities', de: 'Ausstattung', it: 'Dotazione' }),
    countField('size', { en: 'Size in m²', de: 'Grösse in m²', it: 'Superficie in m²' }),
    countField('guests', { en: 'Guests', de: 'Gäste', it: 'Ospiti' }),
    priceField({ en: 'Price per night', de: 'Preis pro Nacht', it: 'Prezzo per notte' }),
    slugField(),
    orderField(),
  ],
});
