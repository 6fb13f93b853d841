import type { CollectionConfig } from 'payload';
import { PRIVATE } from '../../access/private.ts';
import { inboxStaff, nobody } from '../../access/roles.ts';
import { SUBMITTED_PICTURES_FOLDER } from '../../files/folders.ts';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileStore } from '../../files/file-store.ts';
import { localPath } from '../../files/stored-file.ts';
import { writeDurably } from '../../files/write-durably.ts';

/** Named after the submission, so that a second delivery overwrites the same file. */
export const submittedFile = (submission: string) => `${submission}.jpg`;

/** In a folder that the site does not serve; visitor-pictures.ts publishes and deletes them. */
export const submittedPictures: CollectionConfig = {
  slug: 'submitted_pictures',
  labels: {
    singular: { en: 'Submitted picture', de: 'Mitgesandtes Bild', it: 'Immagine inviata' },
    plural: { en: 'Submitted pictures', de: 'Mitgesandte Bilder', it: 'Immagini inviate' },
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

/** Keeps a visitor's picture durably; after this its file in the spool may be deleted. */
export async function keepPicture(name: string, bytes: Buffer): Promise<void> {
  if (fileStore) await fileStore.put('submitted', name, bytes);
  else await writeDurably(path.join(SUBMITTED_PICTURES_FOLDER, name), bytes);
}

export async function forgetPicture(name: string): Promise<void> {
  await fileStore?.delete('submitted', name);
  await rm(localPath('submitted', name), { force: true });
}
