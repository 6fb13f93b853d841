import { randomUUID } from 'node:crypto';
import { rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED, writeDurably } from '@clinic/cms/files/write-durably';
import { errorCode } from '#app/error-code.ts';

/** Room for some hundred forms, and for other writes until somebody comes to help. */
const MIN_FREE_BYTES = 200 * 1024 * 1024;
/** Results are kept this long: health checks come every few seconds, from several places. */
const KEPT_MS = 2_000;

type Options = {
  folder: string;
  /** Replaced in tests, to simulate a full disk. */
  freeBytes?: (folder: string) => Promise<number>;
};

/** Reasons why a form could not be kept now, found by writing a file as the spool does. */
export function spoolHealth({ folder, freeBytes = freeBytesOf }: Options) {
  let kept: Promise<string[]> | undefined;
  let askedAt = -Infinity;
  return (): Promise<string[]> => {
    if (!kept || performance.now() - askedAt > KEPT_MS) {
      askedAt = performance.now();
      kept = problemsOf(folder, freeBytes);
    }
    return kept;
  };
}

async function problemsOf(folder: string, freeBytes: typeof freeBytesOf): Promise<string[]> {
  const probe = path.join(folder, `.probe-${randomUUID()}${UNFINISHED}`);
  try {
    await writeDurably(probe, 'can this be kept?');
    await rm(probe, { force: true });
    const free = await freeBytes(folder);
    if (free >= MIN_FREE_BYTES) return [];
    return [`the disk of the spool has ${toMegabytes(free)} MB left, less than 200 MB`];
  } catch (error) {
    return [`the spool cannot be written: ${errorCode(error)}`];
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const toMegabytes = (bytes: number) => Math.floor(bytes / (1024 * 1024));
