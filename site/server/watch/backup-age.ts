import { stat } from 'node:fs/promises';
import path from 'node:path';

export const BACKUPS_FOLDER = 'backups';
/** Written when a backup is whole, and verified if that was asked for. */
export const LAST_BACKUP_FILE = 'last';

/** Seconds since the last backup; if there was none, since the data folder was made. */
export async function backupAgeSeconds(dataFolder: string): Promise<number> {
  const file = path.join(dataFolder, BACKUPS_FOLDER, LAST_BACKUP_FILE);
  const last = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    async () => (await stat(dataFolder)).birthtimeMs,
  );
  return Math.max(0, (Date.now() - last) / 1000);
}
