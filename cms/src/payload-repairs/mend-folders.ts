import type { CollectionAfterReadHook, SanitizedConfig } from 'payload';
import { FOLDER } from '../files/file-folders.ts';

/**
 * Payload adds the field of a file's folder by itself, with an English label. And whoever has looked
 * at files by folder once is shown them so from then on, without those that are in no folder: the
 * library looks empty for good. So a list begins with all of them. Seen in 3.90.1; not reported
 * upstream that we know of.
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
