import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { about, type Finding } from './finding.ts';

const GB = 1024 ** 3;
/** The caches of pictures alone may grow to this size. */
const COMFORTABLE_BYTES = 2 * GB;

type Options = {
  folder: string;
  problems: () => Promise<readonly string[]>;
  /** Replaced in tests. */
  freeBytes?: (folder: string) => Promise<number>;
};

export async function diskFinding(options: Options): Promise<Finding> {
  const { folder, problems, freeBytes = freeBytesOf } = options;
  const { ok, look, wrong } = about('disk', 'DATA_DIR');
  // Looking for problems would create the folder, perhaps owned by the wrong user.
  if (!existsSync(folder)) {
    return look('is not there yet: npm start makes it', 'Run npm start once.');
  }
  const reasons = await problems();
  if (reasons.length > 0) {
    const todo = 'Make room on the disk of DATA_DIR, and let the site write there.';
    return wrong(reasons.join('; '), todo);
  }
  const free = await freeBytes(folder);
  const says = `can be written, ${(free / GB).toFixed(1)} GB free`;
  if (free >= COMFORTABLE_BYTES) return ok(says);
  return look(says, 'Make room on the disk of DATA_DIR: pictures and copies need about 2 GB.');
}

const freeBytesOf = async (folder: string) => (await roomOf(folder)).freeBytes;

export async function roomOf(folder: string): Promise<{ freeBytes: number; bytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, bytes: blocks * bsize };
}
