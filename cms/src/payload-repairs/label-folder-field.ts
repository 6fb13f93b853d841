import type { SanitizedConfig } from 'payload';
import { FOLDER } from '../files/file-folders.ts';

/**
 * Payload adds the field of a file's folder by itself, with an English label. Seen in 3.90.1; not
 * reported upstream that we know of.
 */
export function labelFolderField(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, flattenedFields, folders } of config.collections) {
    if (!folders) continue;
    for (const field of [...fields, ...flattenedFields]) {
      if ('name' in field && field.name === 'folder') field.label = FOLDER;
    }
  }
  return config;
}
