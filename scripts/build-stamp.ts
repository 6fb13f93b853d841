import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What is no source of a build, or is written by one. */
const IGNORED = new Set([
  ...['node_modules', 'build', '.next', 'next-env.d.ts'],
  ...['seed', '.DS_Store'],
]);

/** A build is fresh if the files it was made from are the ones that are there now. */
export class BuildStamp {
  readonly #file: string;
  readonly #sources: string[];

  constructor(file: string, sources: string[]) {
    this.#file = file;
    this.#sources = sources;
  }

  /** Builds if need be; what changes while it builds is not taken for built. */
  async refresh(build: () => Promise<void>): Promise<boolean> {
    const written = await readFile(this.#file, 'utf8').catch(() => undefined);
    const sources = await this.#hash();
    if (written === sources) return false;
    // Half a build that was killed must not be taken for the one that stood there before.
    await rm(this.#file, { force: true });
    await build();
    await writeFile(this.#file, sources);
    return true;
  }

  async #hash(): Promise<string> {
    const hash = createHash('sha256');
    for (const source of this.#sources) {
      for (const file of (await listFiles(source)).toSorted()) {
        hash.update(file).update(await readFile(file));
      }
    }
    return hash.digest('hex');
  }
}

async function listFiles(source: string): Promise<string[]> {
  const entries = await readdir(source, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [source];
  const lists = await Promise.all(
    entries
      .filter((entry) => !IGNORED.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
      .map((entry) => {
        const name = path.join(source, entry.name);
        return entry.isDirectory() ? listFiles(name) : [name];
      }),
  );
  return lists.flat();
}
