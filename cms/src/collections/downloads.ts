import { descriptionField, orderField, titleField } from '../fields/content.ts';
import { publishedCollection } from './published.ts';

export const downloads = publishedCollection({
  slug: 'downloads',
  labels: {
    singular: { en: 'Download', de: 'Download', it: 'Download' },
    plural: { en: 'Downloads', de: 'Downloads', it: 'Download' },
  },
  newEntry: { en: 'New download', de: 'Neuer Download', it: 'Nuovo download' },
  appears: { with: 'file' },
  hasPage: false,
  listPage: 'downloads',
  fields: [
    titleField(),
    descriptionField(),
    {
      name: 'file',
      type: 'upload',
      relationTo: 'documents',
      required: true,
      localized: true,
      label: { en: 'PDF', de: 'PDF', it: 'PDF' },
    },
    orderField(),
  ],
});
