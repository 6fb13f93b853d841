import { createHash } from 'node:crypto';
import type { FileFolder } from '@clinic/cms/files/file-key';
import { FileStoreError } from '@clinic/cms/files/file-store-error';
import type { S3Store } from '@clinic/cms/files/s3-store';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { OutageLog } from '#content/outage-log.ts';
import { busy } from '#server/http/request-error.ts';
import { SharedWork } from '#server/work/shared-work.ts';
import { WorkQueue } from '#server/work/work-queue.ts';
import { DiskCache } from './disk-cache.ts';
import { isKnownKind, extensionOf } from './formats.ts';
import type { FindFile, SourceFile } from './source-file.ts';

const MAX_KEPT = { maxBytes: 1024 * 1024 * 1024, maxFiles: 20_000 };
const FETCHES_AT_ONCE = 6;
const MAX_WAITING = 256;
/** Negative cache, so that a file that is missing in S3 is not asked for again and again. */
const ABSENT_KEPT = 1_000;
const ABSENT_MS = 10_000;
/** For this long after a failure, requests are refused at once: S3 would only keep them waiting. */
const AWAY_MS = 2_000;

type Options = { store: Pick<S3Store, 'get'>; folder: string; logger: Logger };

/** Names contain a hash: a file is fetched once. While S3 is away, only cached files are served. */
export class S3Files {
  readonly #store: Options['store'];
  readonly #disk: DiskCache;
  readonly #outage: OutageLog;
  readonly #queue = new WorkQueue({
    work: 'files of S3',
    atOnce: FETCHES_AT_ONCE,
    maxWaiting: MAX_WAITING,
  });
  readonly #absent = new LRUCache<string, true>({ max: ABSENT_KEPT, ttl: ABSENT_MS });
  readonly #searches = new SharedWork<SourceFile | undefined>();
  #awayUntil = -Infinity;

  constructor({ store, folder, logger }: Options) {
    this.#store = store;
    this.#disk = new DiskCache({ folder, ...MAX_KEPT, logger });
    this.#outage = new OutageLog(logger);
  }

  /** Files directly in a folder; first those that `local` has, as they may not be moved yet. */
  in(folder: FileFolder, local: FindFile): FindFile {
    return async (segments) => {
      const [name = '', ...more] = segments;
      if (more.length > 0 || !isKnownKind(name)) return undefined;
      const found = await local(segments);
      const key = `${folder}/${name}`;
      if (found || this.#absent.has(key)) return found;
      return this.#searches.run(key, () => this.#find(folder, name));
    };
  }

  async #find(folder: FileFolder, name: string): Promise<SourceFile | undefined> {
    const hash = createHash('sha256').update(`${folder}/${name}`).digest('hex');
    const kept = `${hash}.${extensionOf(name)}`;
    const found = (await this.#disk.find(kept)) ?? (await this.#fetch(folder, name, kept));
    // Not the mtime, which is the time of its last use: such a file never changes.
    return found && { ...found, name, modified: 0 };
  }

  async #fetch(folder: FileFolder, name: string, kept: string) {
    const content = await this.#queue.run(() => this.#download(folder, name));
    if (!content) {
      this.#absent.set(`${folder}/${name}`, true);
      return undefined;
    }
    await this.#disk.set(kept, content);
    const found = await this.#disk.find(kept);
    // The cache has said in the log why it could not keep it.
    if (!found) throw busy('This file cannot be kept for a moment', AWAY_MS / 1000);
    return found;
  }

  async #download(folder: FileFolder, name: string): Promise<Buffer | undefined> {
    if (performance.now() < this.#awayUntil) throw away();
    try {
      const content = await this.#store.get(folder, name);
      this.#outage.over();
      return content;
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error;
      this.#awayUntil = performance.now() + AWAY_MS;
      this.#outage.warn({ error: error.code }, 'files cannot be read from S3');
      throw away();
    }
  }
}

function away() {
  return busy('The store of this file does not answer', AWAY_MS / 1000);
}
