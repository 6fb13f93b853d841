import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** More than the site wants to see free, and little enough to be filled in a moment. */
const SIZE = '300m';
const CHUNK = Buffer.alloc(1024 * 1024);

/** A file system in memory that can be filled to the last byte. */
export class SmallDisk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined if this process must not mount a disk. */
  static async mount(folder: string): Promise<SmallDisk | undefined> {
    await mkdir(folder, { recursive: true });
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
    } catch {
      return undefined;
    }
    return new SmallDisk(folder);
  }

  /** Fills the disk while `work` runs. */
  async whileFull(work: () => Promise<void>): Promise<void> {
    const ballast = path.join(this.#folder, 'ballast');
    try {
      await fill(ballast);
      await work();
    } finally {
      await rm(ballast, { force: true });
    }
  }

  async unmount(): Promise<void> {
    await run('umount', ['--lazy', this.#folder]);
  }
}

async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (let size = CHUNK.length; size > 0; size = Math.floor(size / 2)) {
      await fillBy(handle, CHUNK.subarray(0, size));
    }
  } finally {
    await handle.close();
  }
}

async function fillBy(handle: Awaited<ReturnType<typeof open>>, chunk: Buffer): Promise<void> {
  try {
    for (;;) await handle.appendFile(chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
