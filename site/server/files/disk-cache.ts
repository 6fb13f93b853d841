import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { UNFINISHED, writeDurably } from '@clinic/cms/files/write-durably';
import type { Logger } from 'pino';
import { isAbsence } from './source-file.ts';

type Kept = { bytes: number; used: number };
type Options = {
  folder: string;
  maxBytes: number;
  maxFiles: number;
  logger: Logger;
  /** Replaced in tests; monotonic, in milliseconds. */
  now?: () => number;
};

/** Precision of the time of last use on disk, which only matters after a restart. */
const TOUCH_EVERY_MS = 3_600_000;
/** The folder is read again after this: other processes write into it, and share its limits. */
const INDEX_MS = 10 * 60_000;

/** LRU cache of files. An error of the disk is logged, and otherwise counts as a cache miss. */
export class DiskCache {
  readonly #options: Omit<Options, 'now'>;
  /** Files in the order of their last use, the oldest first. */
  #kept = new Map<string, Kept>();
  #bytes = 0;
  #opening: Promise<void> | undefined;
  #indexedAt = -Infinity;
  readonly #now: () => number;

  constructor({ now = () => performance.now(), ...options }: Options) {
    this.#options = options;
    this.#now = now;
  }

  get(name: string): Promise<Buffer | undefined> {
    return this.#look(
      name,
      (file) => readFile(file),
      ({ byteLength }) => byteLength,
    );
  }

  async find(name: string): Promise<{ file: string; size: number } | undefined> {
    const info = await this.#look(
      name,
      (file) => stat(file),
      ({ size }) => size,
    );
    return info && { file: this.#fileOf(name), size: info.size };
  }

  /** Does not consult the index, because another process may have written the file. */
  async #look<Found>(
    name: string,
    read: (file: string) => Promise<Found>,
    sizeOf: (found: Found) => number,
  ): Promise<Found | undefined> {
    await this.#open();
    try {
      const found = await read(this.#fileOf(name));
      if (sizeOf(found) === 0) return this.#forget(name);
      await this.#use(name, sizeOf(found));
      return found;
    } catch (error) {
      if (!isAbsence(error)) this.#warn(error);
      return this.#forget(name);
    }
  }

  async set(name: string, content: Uint8Array): Promise<void> {
    await this.#open();
    try {
      await writeDurably(this.#fileOf(name), content);
      this.#keep(name, content.byteLength);
      if (this.#now() - this.#indexedAt > INDEX_MS) await this.#readIndex();
      else await this.#shrink();
    } catch (error) {
      this.#warn(error);
    }
  }

  #open(): Promise<void> {
    this.#opening ??= this.#readIndex().catch((error: unknown) => this.#warn(error));
    return this.#opening;
  }

  async #readIndex(): Promise<void> {
    const { folder } = this.#options;
    this.#indexedAt = this.#now();
    await mkdir(folder, { recursive: true });
    const found: [string, Kept][] = [];
    for (const name of await readdir(folder)) {
      const info = await stat(this.#fileOf(name)).catch(() => undefined);
      if (!info?.isFile()) continue;
      if (!name.endsWith(UNFINISHED)) found.push([name, { bytes: info.size, used: info.mtimeMs }]);
      // Left behind by a killed process; a younger file may still be being written.
      else if (Date.now() - info.mtimeMs > TOUCH_EVERY_MS) {
        await rm(this.#fileOf(name), { force: true });
      }
    }
    this.#kept = new Map(found.toSorted(([, a], [, b]) => a.used - b.used));
    this.#bytes = found.reduce((sum, [, { bytes }]) => sum + bytes, 0);
    await this.#shrink();
  }

  async #use(name: string, bytes: number): Promise<void> {
    const used = this.#kept.get(name)?.used ?? 0;
    this.#keep(name, bytes);
    const now = new Date();
    if (now.getTime() - used > TOUCH_EVERY_MS) await utimes(this.#fileOf(name), now, now);
  }

  #keep(name: string, bytes: number): void {
    this.#forget(name);
    this.#kept.set(name, { bytes, used: Date.now() });
    this.#bytes += bytes;
  }

  #forget(name: string): undefined {
    this.#bytes -= this.#kept.get(name)?.bytes ?? 0;
    this.#kept.delete(name);
  }

  async #shrink(): Promise<void> {
    for (const name of this.#kept.keys()) {
      const { maxBytes, maxFiles } = this.#options;
      if (this.#bytes <= maxBytes && this.#kept.size <= maxFiles) return;
      this.#forget(name);
      await rm(this.#fileOf(name), { force: true });
    }
  }

  #fileOf(name: string): string {
    return path.join(this.#options.folder, name);
  }

  #warn(error: unknown): void {
    this.#options.logger.warn({ err: error }, 'the cache on disk does not work');
  }
}
