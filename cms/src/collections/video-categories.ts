import { descriptionField, orderField } from '../fields/content.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { translatedText } from '../fields/text.ts';
import { uniqueInCopies } from '../copies/duplicate.ts';
import { publishedCollection } from './published.ts';

export const videoCategories = publishedCollection({
  slug: 'video_categories',
  labels: {
    singular: { en: 'Video category', de: 'Videokategorie', it: 'Categoria di video' },
    plural: { en: 'Video categories', de: 'Videokategorien', it: 'Categorie di video' },
  },
  newEntry: { en: 'New video category', de: 'Neue Videokategorie', it: 'Nuova categoria di video' },
  useAsTitle: 'value',
  hasPage: true,
  fields: [
    { ...translatedText('value', 60, { en: 'Name', de: 'Name', it: 'Nome' }), required: true },
    descriptionField(),
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [uniqueInCopies] },
      label: { en: 'Key', de: 'Schlüssel', it: 'Chiave' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'color',
      type: 'select',
      required: true,
      defaultValue: 'teal',
      label: { en: 'Colour', de: 'Farbe', it: 'Colore' },
      options: [
        { value: 'teal', label: { en: 'Teal', de: 'Petrol', it: 'Verde petrolio' } },
        { value: 'green', label: { en: 'Green', de: 'Grün', it: 'Verde' } },
        { value: 'blue', label: { en: 'Blue', de: 'Blau', it: 'Blu' } },
        { value: 'red', label: { en: 'Red', de: 'Rot', it: 'Rosso' } },
        { value: 'purple', label: { en: 'Purple', de: 'Violett', it: 'Viola' } },
        { value: 'yellow', label: { en: 'Yellow', de: 'Gelb', it: 'Giallo' } },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'category',
      type: 'text',
      defaultValue: 'videos',
      label: { en: 'Belongs to', de: 'Gehört zu', it: 'Appartiene a' },
      admin: { position: 'sidebar', readOnly: true },
    },
    slugField('value'),
    orderField(),
    ...seoFields(),
  ],
});
