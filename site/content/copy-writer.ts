import type { Logger } from 'pino';
import { writeCopy } from './disk-copy.ts';
import type { Parts } from './snapshot.ts';
import type { PartVersions } from './source.ts';

/** Writes content to disk, one write at a time; of several pending states only the newest. */
export class CopyWriter {
  readonly #options: { copyFile: string; build: string; logger: Logger };
  #next: { parts: Parts; versions: PartVersions } | undefined;
  #writing: Promise<void> | undefined;

  constructor(options: { copyFile: string; build: string; logger: Logger }) {
    this.#options = options;
  }

  /** Returns at once: the next change need not wait until this one is on disk. */
  keep(parts: Parts, versions: PartVersions): void {
    this.#next = { parts, versions };
    this.#writing ??= this.#write();
  }

  /** Resolves when the newest content is on disk. */
  async done(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    const { copyFile, build, logger } = this.#options;
    for (let next = this.#next; next; next = this.#next) {
      this.#next = undefined;
      await writeCopy(copyFile, build, next.parts, next.versions).catch((error: unknown) => {
        logger.warn({ err: error }, 'the copy of the content could not be written');
      });
    }
    this.#writing = undefined;
  }
}
