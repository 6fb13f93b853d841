import { mkdir, readdir, readFile, rename, rm, stat, type open } from 'node:fs/promises';
import path from 'node:path';
import { type SpoolEntry, SUSPICIONS } from '@clinic/cms/forms/spool-entry';
import { syncFolder, makeFolder, UNFINISHED, writeDurably } from '@clinic/cms/files/write-durably';
import { SUBMISSION_KINDS } from '@clinic/cms/forms/form-field';
import { isUuid } from '@clinic/cms/values/uuid';
import { errorCode } from '#app/error-code.ts';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { z } from 'zod';

const EXTENSION = '.json';
/** A file unfinished for longer was cut off by a crash, before its sender got a response. */
const UNFINISHED_MS = 60 * 60 * 1000;
/** If more submissions wait, their number alone is alarm enough. */
const MAX_LOOKED_AT = 1_000;

type Options = {
  folder: string;
  damaged?: string;
  /** Replaced in tests, to simulate a full disk. */
  openFile?: typeof open;
};

/** Keeps each submission as a synced file until the database has it. Processes may share it. */
export class Spool {
  readonly #folder: string;
  readonly #damaged: string;
  readonly #openFile: typeof open | undefined;

  constructor({ folder, damaged = path.join(folder, 'damaged'), openFile }: Options) {
    this.#folder = folder;
    this.#damaged = damaged;
    this.#openFile = openFile;
  }

  async put(submission: SpoolEntry): Promise<void> {
    const text = JSON.stringify(submission);
    const options = { openFile: this.#openFile };
    const write = () => writeDurably(this.#fileOf(submission.id), text, options);
    try {
      await write().catch((error: unknown) => {
        // Whoever erases the sender's data at this moment deletes the unfinished file too. Written
        // again, it counts as received before that, so its sender is thanked and nothing is stored.
        if (errorCode(error) !== 'ENOENT') throw error;
        return write();
      });
    } catch (error) {
      throw new NotKeptError(error);
    }
  }

  async list(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.filter((name) => name.endsWith(EXTENSION) && !name.startsWith('.'));
    return files.map((name) => name.slice(0, -EXTENSION.length));
  }

  async waiting(): Promise<{ count: number; oldestSeconds: number }> {
    const ids = await this.list();
    let oldest = Date.now();
    for (const id of ids.slice(0, MAX_LOOKED_AT)) {
      const info = await stat(this.#fileOf(id)).catch(() => undefined);
      if (info) oldest = Math.min(oldest, info.mtimeMs);
    }
    return { count: ids.length, oldestSeconds: (Date.now() - oldest) / 1000 };
  }

  /** Undefined if the file is gone: another process has delivered it. */
  async read(id: string): Promise<SpoolEntry | undefined> {
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

  /** Keeps a damaged file for a person to look at: we never write one, so the disk damaged it. */
  async setAside(id: string): Promise<void> {
    await mkdir(this.#damaged, { recursive: true, mode: 0o700 });
    await rename(this.#fileOf(id), path.join(this.#damaged, `${id}${EXTENSION}`));
  }

  /** Takes over the files of a process that is gone; one that vanishes meanwhile was delivered. */
  async adopt(folder: string): Promise<string[]> {
    const left = new Spool({ folder });
    const ids = await left.list();
    if (ids.length === 0) return ids;
    await makeFolder(this.#folder);
    for (const id of ids) {
      await rename(left.#fileOf(id), this.#fileOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
    }
    await syncFolder(this.#folder);
    return ids;
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
}

/** A file of the spool that holds no submission. We never write one, so a disk or a person did. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}

const schema = z.object({
  id: z.string().refine(isUuid),
  fingerprint: z.string().optional(),
  sameWithinMs: z.number().optional(),
  kind: z.enum(SUBMISSION_KINDS),
  locale: z.enum(LOCALES),
  receivedAt: z.iso.datetime(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  campaign: z.record(z.string(), z.string()),
  suspicions: z.array(z.enum(SUSPICIONS)),
  picture: z.object({ jpeg: z.string(), width: z.number(), height: z.number() }).optional(),
});

function readSpoolFile(text: string): SpoolEntry {
  const { success, data } = schema.safeParse(parse(text));
  // Without the details of the error, which would contain submitted data.
  if (!success) throw new DamagedFileError('The file holds no submission');
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A submission could not be stored safely, so its sender must not be told that it was. */
export class NotKeptError extends Error {
  override name = 'NotKeptError';

  /** Shown to the sender, who can read it out on the phone. */
  readonly code: string;

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.code = (cause as NodeJS.ErrnoException).code ?? 'ENOTKEPT';
  }
}

function reasonOf(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full';
  return code ? `The disk does not answer (${code})` : 'The submission could not be kept';
}
