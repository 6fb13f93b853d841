import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRunning, ownIdentity } from '../processes/process-identity.ts';

/** A file in the work folder with the path of a file outside that is deleted with it. */
const OUTSIDE = 'outside';

/**
 * A temporary folder of a backup or a restore in the data folder, readable by its owner only. It is
 * named after this process: a later run sees whether that was killed, and removes it.
 */
export class WorkFolder {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async create(dataFolder: string, work: 'backup' | 'restore'): Promise<WorkFolder> {
    await mkdir(dataFolder, { recursive: true });
    await removeLeftovers(dataFolder);
    const created = new WorkFolder(path.join(dataFolder, `.${work}-${ownIdentity()}`));
    await mkdir(created.content, { recursive: true, mode: 0o700 });
    return created;
  }

  get content(): string {
    return path.join(this.#folder, 'content');
  }

  /** For a restore that is only a test. */
  get scratch(): string {
    return path.join(this.#folder, 'scratch');
  }

  /** Registers a file outside that is deleted with this folder, also by a later run. */
  async add(file: string): Promise<void> {
    await writeFile(path.join(this.#folder, OUTSIDE), file);
  }

  async remove(): Promise<void> {
    await removeAll(this.#folder);
  }
}

async function removeLeftovers(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    const maker = /^\.(?:backup|restore)-(.+)$/.exec(name)?.[1];
    if (maker && !isRunning(maker)) await removeAll(path.join(dataFolder, name));
  }
}

async function removeAll(folder: string): Promise<void> {
  const outside = await readFile(path.join(folder, OUTSIDE), 'utf8').catch(() => '');
  if (outside) await rm(outside, { force: true });
  await rm(folder, { recursive: true, force: true });
}
