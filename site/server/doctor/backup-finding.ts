import { existsSync } from 'node:fs';
import path from 'node:path';
import { backupAgeSeconds, BACKUPS_FOLDER, LAST_BACKUP_FILE } from '../watch/backup-age.ts';
import { about, type Finding } from './finding.ts';

const HOUR_SECONDS = 3600;
/** The age at which the first alert fires. */
const OLD_SECONDS = 36 * HOUR_SECONDS;
const WHAT_TO_DO = 'Run npm run backup, or see why its timer does not.';

export async function backupFinding(dataFolder: string): Promise<Finding> {
  const { ok, look } = about('backup', 'last one');
  if (!existsSync(path.join(dataFolder, BACKUPS_FOLDER, LAST_BACKUP_FILE))) {
    return look('there is none yet', WHAT_TO_DO);
  }
  const age = await backupAgeSeconds(dataFolder);
  const says = `finished ${Math.round(age / HOUR_SECONDS)} hours ago`;
  return age <= OLD_SECONDS ? ok(says) : look(says, WHAT_TO_DO);
}
