import type { Config, SanitizedConfig } from 'payload';
import { editors, staff } from '../access/roles.ts';
import type { Label } from '../studio-words/studio-languages.ts';

const FOLDER: Label = { en: 'Folder', de: 'Ordner', it: 'Cartella' };
const FOLDERS: Label = { en: 'Folders', de: 'Ordner', it: 'Cartelle' };
const NAME: Label = { en: 'Name', de: 'Name', it: 'Nome' };

/** Folders of pictures and documents; they are for editors, and no part of any address. */
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

/** Payload adds the field of a file's folder by itself, with an English label. */
export function withFolderLabels(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, flattenedFields, folders } of config.collections) {
    if (!folders) continue;
    for (const field of [...fields, ...flattenedFields]) {
      if ('name' in field && field.name === 'folder') field.label = FOLDER;
    }
  }
  return config;
}
