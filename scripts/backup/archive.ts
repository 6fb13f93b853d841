import { spawn } from 'node:child_process';
import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** Packs a folder into one file. */
export function pack(folder: string, file: string): Promise<void> {
  return tar(['-czf', path.resolve(file), '-C', folder, '.']);
}

export function unpack(file: string, folder: string): Promise<void> {
  return tar(['-xzf', path.resolve(file), '-C', folder, '--no-same-owner']);
}

function tar(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', () => reject(new StartError('The program tar is needed and was not found.')));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`The archive could not be read or written: ${said.trim()}`));
    });
  });
}

/**
 * Copies the files of a folder that is in use: what is gone by the time it is its turn is left out.
 * Files are never changed once they are there, so a second name for them is as good as a copy.
 */
export async function copyFiles(from: string, to: string): Promise<number> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  let count = 0;
  for (const entry of entries) {
    // A hidden file is one that is still being written.
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await link(source, target).catch(() => copyFile(source, target));
      count += 1;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return count;
}
