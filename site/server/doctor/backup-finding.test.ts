import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { backupFinding } from './backup-finding.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-finding-'));
  return () => rmSync(folder, { recursive: true });
});

function finished(hoursAgo: number): void {
  mkdirSync(path.join(folder, 'backups'), { recursive: true });
  const file = path.join(folder, 'backups/last');
  writeFileSync(file, '');
  const then = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(file, then, then);
}

it('is worth a look without a backup', async () => {
  expect(await backupFinding(folder)).toMatchObject({ state: 'look', says: 'there is none yet' });
});

it('is ok for a backup of last night, but not for one of the day before yesterday', async () => {
  finished(9);
  expect(await backupFinding(folder)).toMatchObject({ state: 'ok', says: 'finished 9 hours ago' });
  finished(50);
  expect(await backupFinding(folder)).toMatchObject({
    state: 'look',
    says: 'finished 50 hours ago',
    todo: expect.stringContaining('npm run backup') as string,
  });
});
