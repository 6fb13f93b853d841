import type { Logger } from 'pino';
import { writeCopy } from './disk-copy.ts';
import type { Parts } from './snapshot.ts';
import type { PartVersions } from './source.ts';

/** Keeps the copy on disk up to date, one writing at a time; what has been overtaken is skipped. */
export class CopyWriter {
  readonly #options: { copyFile: string; build: string; logger: Logger };
  #next: { parts: Parts; versions: PartVersions } | undefined;
  #writing: Promise<void> | undefined;

  constructor(options: { copyFile: string; build: string; logger: Logger }) {
    this.#options = options;
  }

  /** Returns at once: a change of a long list need not wait until the one before it is on disk. */
  keep(parts: Parts, versions: PartVersions): void {
    this.#next = { parts, versions };
    this.#writing ??= this.#write();
  }

  /** When the newest content is on disk. */
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
