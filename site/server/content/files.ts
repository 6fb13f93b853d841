import type { Parts } from './snapshot.ts';
import type { WireFile } from './wire.ts';

/** The collection of the files themselves, and where the site serves them. */
const DOCUMENTS = 'documents';
export const DOCUMENTS_PATH = '/storage/documents/';

/** Every document by its id, as fields of other entries show it. */
export function filesOf(parts: Parts): Map<string, WireFile> {
  const files = new Map<string, WireFile>();
  const part = parts.get(DOCUMENTS);
  if (part?.kind !== 'collection') return files;
  for (const { _id, filename, mimeType, filesize } of part.entries) {
    if (typeof filename !== 'string') continue;
    files.set(_id, {
      _id,
      path: `${DOCUMENTS_PATH}${encodeURIComponent(filename)}`,
      ...(typeof mimeType === 'string' && { mime: mimeType }),
      ...(typeof filesize === 'number' && { size: filesize }),
    });
  }
  return files;
}
