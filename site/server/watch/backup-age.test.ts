import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BACKUPS_FOLDER, backupAgeSeconds, LAST_BACKUP_FILE } from './backup-age.ts';

it('is that of the last one, or of the data folder before the first', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'age-'));
  expect(await backupAgeSeconds(folder)).toBeLessThan(3_600);
  const last = path.join(folder, BACKUPS_FOLDER, LAST_BACKUP_FILE);
  await mkdir(path.dirname(last));
  await writeFile(last, '');
  const yesterday = Date.now() / 1000 - 86_400;
  await utimes(last, yesterday, yesterday);
  expect(Math.round((await backupAgeSeconds(folder)) / 3_600)).toBe(24);
  await rm(folder, { recursive: true });
});
