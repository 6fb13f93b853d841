import { spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { StartError } from '../processes/start-error.ts';

/** Refuses to replace a folder `clinic` of which something is nowhere else. */
export function assertReplaceable(): void {
  // The link to the demo, or no clinic at all.
  if (!lstatSync('clinic', { throwIfNoEntry: false })?.isDirectory()) return;
  const { status, stdout } = spawnSync(
    'git',
    ['status', '--porcelain', '--ignored', '--', 'clinic'],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    throw new StartError(
      'clinic/ is a folder, and no git keeps it: move it elsewhere first, then run this again.',
    );
  }
  if (stdout.trim() === '') return;
  throw new StartError(
    `clinic/ has changes that are not committed:\n${stdout.trimEnd()}\nCommit or remove them first, then run this again.`,
  );
}
