import { existsSync } from 'node:fs';
import path from 'node:path';
import { backupAgeSeconds, BACKUPS_FOLDER, LAST_BACKUP_FILE } from '../watch/backup-age.ts';
import type { Finding } from './finding.ts';

const HOUR_SECONDS = 3600;
/** When the first alert fires. */
const OLD_SECONDS = 36 * HOUR_SECONDS;
const WHAT_TO_DO = 'Run npm run backup, or see why its timer does not.';

export async function backupFinding(dataFolder: string): Promise<Finding> {
  const base = { area: 'backup', name: 'last one' };
  if (!existsSync(path.join(dataFolder, BACKUPS_FOLDER, LAST_BACKUP_FILE))) {
    return { ...base, state: 'look', says: 'there is none yet', todo: WHAT_TO_DO };
  }
  const age = await backupAgeSeconds(dataFolder);
  const says = `finished ${Math.round(age / HOUR_SECONDS)} hours ago`;
  if (age <= OLD_SECONDS) return { ...base, state: 'ok', says };
  return { ...base, state: 'look', says, todo: WHAT_TO_DO };
}
