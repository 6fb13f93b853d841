import type { CollectionConfig } from 'payload';
import { PRIVATE } from '../../access/private.ts';
import { inboxStaff, nobody } from '../../access/roles.ts';
import { SUBMITTED_PICTURES_FOLDER } from '../../files/folders.ts';

/** Named by the submission, so that a second delivery overwrites the same file. */
export const submittedFile = (submission: string) => `${submission}.jpg`;

/**
 * Pictures that visitors submitted with a testimonial, in a folder that the site does not serve;
 * approving the testimonial copies one into the library. They are deleted with the testimonial, see
 * visitor-pictures.ts.
 */
export const submittedPictures: CollectionConfig = {
  slug: 'submitted_pictures',
  labels: {
    singular: { en: 'Submitted picture', de: 'Eingesandtes Bild', it: 'Immagine inviata' },
    plural: { en: 'Submitted pictures', de: 'Eingesandte Bilder', it: 'Immagini inviate' },
  },
  custom: PRIVATE,
  access: { read: inboxStaff, create: nobody, update: nobody, delete: inboxStaff },
  admin: { hidden: true },
  upload: {
    staticDir: SUBMITTED_PICTURES_FOLDER,
    mimeTypes: ['image/jpeg'],
    filesRequiredOnCreate: false,
    focalPoint: false,
    crop: false,
  },
  fields: [],
};
