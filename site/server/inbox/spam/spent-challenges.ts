import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { CHALLENGE_LIFETIME_MS } from './altcha.ts';
import { NotKeptError } from '#server/inbox/spool/spool.ts';
import type { SharedLimits } from './shared-limits.ts';

export type SpentChallenges = ReturnType<typeof spentChallenges>;

// Challenges are noted on disk, which the processes of a machine share without a database, and in
// the database for all machines. A symlink is created atomically with its target, so only one
// process can be first.
export function spentChallenges(folder: string, shared?: Pick<SharedLimits, 'spend'>) {
  const spendHere = async (name: string, fingerprint: string) => {
    const link = path.join(folder, name);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await symlink(fingerprint, link);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw new NotKeptError(error);
      return (await readlink(link).catch(() => undefined)) === fingerprint;
    }
  };
  return {
    /** True for the first submission that uses a challenge, and if that one is sent again. */
    async spend(signature: string, fingerprint: string): Promise<boolean> {
      const name = createHash('sha256').update(signature).digest('hex');
      if (!(await spendHere(name, fingerprint))) return false;
      const first = await shared?.spend(name, fingerprint);
      return first === undefined || first === fingerprint;
    },
    async forgetExpired(): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const link = path.join(folder, name);
        const info = await lstat(link).catch(() => undefined);
        const age = info ? Date.now() - info.mtimeMs : 0;
        if (age > CHALLENGE_LIFETIME_MS) await rm(link, { force: true });
      }
    },
  };
}
