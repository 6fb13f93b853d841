import { createHash } from 'node:crypto';
import { lstat, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { CHALLENGE_LIFETIME_MS } from './altcha.ts';
import { NotKeptError } from './not-kept-error.ts';

/**
 * Remembers which challenges have been used, and by which submission. Stored on disk, not in the
 * database, so that it works without one and all processes of a machine share it. A symlink is
 * created atomically with its target, so two processes cannot both be first.
 */
export class SpentChallenges {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** True for the first submission that uses a challenge, and if that one is sent again. */
  async spend(signature: string, fingerprint: string): Promise<boolean> {
    const name = createHash('sha256').update(signature).digest('hex');
    const link = path.join(this.#folder, name);
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await symlink(fingerprint, link);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw new NotKeptError(error);
      return (await readlink(link).catch(() => undefined)) === fingerprint;
    }
  }

  /** Expired challenges need not be remembered: they cannot be used anyway. */
  async forgetExpired(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const link = path.join(this.#folder, name);
      const info = await lstat(link).catch(() => undefined);
      if (info && Date.now() - info.mtimeMs > CHALLENGE_LIFETIME_MS)
        await rm(link, { force: true });
    }
  }
}
