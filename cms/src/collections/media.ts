import { MEDIA_FOLDER } from '../folders.ts';
import { cleanStored, cleanUpload } from '../hooks/clean-upload.ts';
import { uploadCollection } from './upload.ts';

export const media = uploadCollection({
  slug: 'media',
  labels: {
    singular: { en: 'Picture', de: 'Bild', it: 'Immagine' },
    plural: { en: 'Pictures', de: 'Bilder', it: 'Immagini' },
  },
  admin: { useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  upload: {
    staticDir: MEDIA_FOLDER,
    // No SVG: it can carry scripts. Accepted files are decoded and re-encoded, see cleanUpload.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    crop: true,
  },
  beforeNaming: cleanUpload,
  afterStoring: cleanStored,
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
