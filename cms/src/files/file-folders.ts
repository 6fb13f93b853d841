import type { Config } from 'payload';
import { editors, staff } from '../access/roles.ts';
import type { Label } from '../studio-words/studio-languages.ts';

export const FOLDER: Label = { en: 'Folder', de: 'Ordner', it: 'Cartella' };
const FOLDERS: Label = { en: 'Folders', de: 'Ordner', it: 'Cartelle' };
const NAME: Label = { en: 'Name', de: 'Name', it: 'Nome' };

export const fileFolders: Config['folders'] = {
  // Each list of files has its own view by folder.
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) => ({
      ...collection,
      access: {
        ...collection.access,
        read: staff,
        create: editors,
        update: editors,
        delete: editors,
      },
      labels: { singular: FOLDER, plural: FOLDERS },
      fields: collection.fields.map((field) =>
        'name' in field && field.name === 'name' ? { ...field, label: NAME } : field,
      ),
    }),
  ],
};
