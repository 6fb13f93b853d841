import path from 'node:path';

/** Path of the copy of the last good content. */
export function copyFile(dataFolder: string): string {
  return path.join(dataFolder, 'content', 'copy.ndjson');
}
