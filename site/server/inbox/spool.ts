import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { KeptSubmission } from '@alpsera/cms/inbox/kept-submission';
import { syncFolder } from '@alpsera/cms/sync-folder';
import { NotKeptError } from './not-kept-error.ts';
import { readSpoolFile } from './spool-file.ts';

const EXTENSION = '.json';
const UNFINISHED = '.tmp';
/** A write that takes longer was cut off by a crash, before its sender got a response. */
const UNFINISHED_MS = 60 * 60 * 1000;

type Options = {
  folder: string;
  /** Replaced in tests, to simulate a full disk. */
  openFile?: typeof open;
};

/**
 * Holds submissions between the visitor's click and the database: one file each, synced to disk
 * before `put` resolves. Any number of processes may share the folder.
 */
export class Spool {
  readonly #folder: string;
  readonly #open: typeof open;

  constructor({ folder, openFile = open }: Options) {
    this.#folder = folder;
    this.#open = openFile;
  }

  async put(submission: KeptSubmission): Promise<void> {
    const unfinished = path.join(this.#folder, `.${submission.id}.${randomUUID()}${UNFINISHED}`);
    try {
      await this.#makeFolder();
      const file = await this.#open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(JSON.stringify(submission));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, this.#fileOf(submission.id));
      await syncFolder(this.#folder);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw new NotKeptError(error);
    }
  }

  /** Ids of the waiting submissions, of all processes. */
  async list(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.filter((name) => name.endsWith(EXTENSION) && !name.startsWith('.'));
    return files.map((name) => name.slice(0, -EXTENSION.length));
  }

  /** Undefined if it is gone: another process has delivered it. */
  async read(id: string): Promise<KeptSubmission | undefined> {
    try {
      return readSpoolFile(await readFile(this.#fileOf(id), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(id: string): Promise<void> {
    await rm(this.#fileOf(id), { force: true });
  }

  /** Keeps a damaged file for a person to look at: it was not us who wrote it so, but the disk. */
  async setAside(id: string): Promise<void> {
    const folder = path.join(this.#folder, 'damaged');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rename(this.#fileOf(id), path.join(folder, `${id}${EXTENSION}`));
  }

  async removeUnfinished(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith(UNFINISHED))) {
      const file = path.join(this.#folder, name);
      const info = await stat(file).catch(() => undefined);
      if (info && Date.now() - info.mtimeMs > UNFINISHED_MS) await rm(file, { force: true });
    }
  }

  #fileOf(id: string): string {
    return path.join(this.#folder, `${id}${EXTENSION}`);
  }

  /** Called for each write: the folder may have been deleted since. */
  async #makeFolder(): Promise<void> {
    const made = await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    if (!made) return;
    for (const folder of [this.#folder, made]) await syncFolder(path.dirname(folder));
  }
}
