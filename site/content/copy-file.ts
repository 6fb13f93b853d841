import path from 'node:path';

/** Where the last good content is kept. */
export function copyFile(dataFolder: string): string {
  return path.join(dataFolder, 'content', 'copy.ndjson');
}
