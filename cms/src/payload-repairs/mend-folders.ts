import type { CollectionAfterReadHook, SanitizedConfig } from 'payload';
import { FOLDER } from '../files/file-folders.ts';

/**
 * Payload labels a file's folder in English. And once somebody has opened the view by folder, it
 * always shows that one, in which files without a folder are missing. Seen in 3.90.1.
 */
export function mendFolders(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, flattenedFields, folders, hooks, slug } of config.collections) {
    if (slug === 'payload-preferences') hooks.afterRead.push(forgetFolderView);
    if (!folders) continue;
    for (const field of [...fields, ...flattenedFields]) {
      if ('name' in field && field.name === 'folder') field.label = FOLDER;
    }
  }
  return config;
}

type Preference = { id: string; value?: { listViewType?: string } | null };

const forgetFolderView: CollectionAfterReadHook<Preference> = ({ doc }) => {
  if (doc.value?.listViewType !== 'folders') return doc;
  return { ...doc, value: { ...doc.value, listViewType: 'list' } };
};
