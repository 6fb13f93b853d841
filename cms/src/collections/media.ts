import { MEDIA_FOLDER } from '../folders.ts';
import { uploadCollection } from './upload.ts';

/** The largest side of a stored picture; nothing on the site shows more. */
const MAX_PICTURE_SIDE = 2560;

export const media = uploadCollection({
  slug: 'media',
  labels: {
    singular: { en: 'Picture', de: 'Bild', it: 'Immagine' },
    plural: { en: 'Pictures', de: 'Bilder', it: 'Immagini' },
  },
  admin: { useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  upload: {
    staticDir: MEDIA_FOLDER,
    // No SVG: it can carry scripts. What is accepted is decoded and written anew, without metadata.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    crop: true,
    resizeOptions: {
      width: MAX_PICTURE_SIDE,
      height: MAX_PICTURE_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    },
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      localized: true,
      label: {
        en: 'What the picture shows',
        de: 'Was das Bild zeigt',
        it: 'Che cosa mostra l’immagine',
      },
    },
  ],
});
