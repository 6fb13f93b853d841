import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files in the source folders that are not sources, or are written by the build itself. */
const IGNORED = new Set(['node_modules', 'build', '.next', 'next-env.d.ts', '.DS_Store']);

/** A build is up to date if the hash of its sources has not changed since. */
export class BuildStamp {
  readonly #file: string;
  readonly #sources: string[];

  constructor(file: string, sources: string[]) {
    this.#file = file;
    this.#sources = sources;
  }

  /** Builds if needed; a change during the build makes the next call build again. */
  async refresh(build: () => Promise<void>): Promise<boolean> {
    const written = await readFile(this.#file, 'utf8').catch(() => undefined);
    const sources = await this.#hash();
    if (written === sources) return false;
    await this.#write(sources, build);
    return true;
  }

  /** Builds in any case; without a stamp if there was a change during the build. */
  async renew(build: () => Promise<void>): Promise<void> {
    const sources = await this.#hash();
    await this.#write(sources, build);
    if ((await this.#hash()) !== sources) await rm(this.#file, { force: true });
  }

  async #write(sources: string, build: () => Promise<void>): Promise<void> {
    // A killed build must not be mistaken for the previous, complete one.
    await rm(this.#file, { force: true });
    await build();
    await writeFile(this.#file, sources);
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

/** Empty if there is neither file nor folder: a clinic may do without some of its folders. */
async function listFiles(source: string): Promise<string[]> {
  const entries = await readdir(source, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return existsSync(source) ? [source] : [];
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
