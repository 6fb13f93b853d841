import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRunning, ownIdentity } from '../processes/process-identity.ts';

type WorkFolder = {
  content: string;
  scratch: string;
  /** Registers a file outside that is deleted with this folder, also by a later run. */
  add(file: string): Promise<void>;
};

/** A file in the work folder, with the path of a file outside that is deleted with it. */
const OUTSIDE = 'outside';

/**
 * A temporary folder in the data folder that only its owner can read. It is named after this
 * process: if that was killed, a later run sees so and removes it.
 */
export async function withWorkFolder<Result>(
  dataFolder: string,
  name: 'backup' | 'restore',
  work: (folder: WorkFolder) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataFolder, { recursive: true });
  await removeLeftovers(dataFolder);
  const folder = path.join(dataFolder, `.${name}-${ownIdentity()}`);
  const content = path.join(folder, 'content');
  const add = (file: string) => writeFile(path.join(folder, OUTSIDE), file);
  await mkdir(content, { recursive: true, mode: 0o700 });
  return work({ content, scratch: path.join(folder, 'scratch'), add }).finally(() =>
    removeAll(folder),
  );
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
