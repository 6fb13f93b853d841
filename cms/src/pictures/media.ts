import { MEDIA_FOLDER } from '../files/folders.ts';
import { cleanStored, cleanUpload } from './clean-upload.ts';
import { altFields, altOfThisLanguage, readAllAlts, storeOtherAlts } from './alt-texts.ts';
import { uploadCollection } from '../files/upload.ts';
import { thumbnailAddress, thumbnailEndpoint } from './thumbnail.ts';

export const media = uploadCollection({
  slug: 'media',
  labels: {
    singular: { en: 'Picture', de: 'Bild', it: 'Immagine' },
    plural: { en: 'Pictures', de: 'Bilder', it: 'Immagini' },
  },
  admin: {
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'folder', 'updatedAt'],
    listSearchableFields: ['alt', 'filename'],
    components: { beforeListTable: ['/components/photos/drop-on-list.tsx#DropOnList'] },
  },
  upload: {
    staticDir: MEDIA_FOLDER,
    // No SVG: it can carry scripts. Accepted files are decoded and re-encoded, see cleanUpload.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    adminThumbnail: thumbnailAddress,
    focalPoint: true,
    crop: true,
  },
  endpoints: [thumbnailEndpoint],
  hooks: {
    beforeOperation: [cleanUpload],
    beforeValidate: [altOfThisLanguage],
    afterChange: [cleanStored, storeOtherAlts],
    afterRead: [readAllAlts],
  },
  fields: altFields(),
});
