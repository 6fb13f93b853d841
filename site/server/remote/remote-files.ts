import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { DiskCache } from '#server/files/disk-cache.ts';
import { extensionOf, formatOfBytes, formatOfName } from '#server/files/formats.ts';
import type { FindFile, SourceFile } from '#server/files/source-file.ts';
import { RequestError } from '#server/http/request-error.ts';
import { WorkQueue } from '#server/work/work-queue.ts';
import type { WithoutMetadata } from '#server/pictures/without-metadata.ts';
import { fetchBounded, RemoteError, TooLargeError } from '#content/sources/fetch-bounded.ts';

const MAX_FILE_BYTES = 32 * 1024 * 1024;
const MAX_KEPT = { maxBytes: 1024 * 1024 * 1024, maxFiles: 20_000 };
const TIMEOUT_MS = 15_000;
const FETCHES_AT_ONCE = 4;
const MAX_WAITING = 64;
/** Negative cache, so that missing files are not requested again and again. */
const ABSENT_KEPT = 1_000;
const ABSENT_MS = 30_000;
/** A host that failed is asked again soon: its files may well exist. */
const FAILED_MS = 2_000;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

type Options = {
  host: string;
  folder: string;
  withoutMetadata: WithoutMetadata;
  logger: Logger;
};

/**
 * Pictures and documents of a remote host, fetched when they are first needed and cached on disk.
 * Their names contain a unique part, so each is fetched only once. Addresses consist of the host
 * from the settings and of validated names: no request ever goes to another host.
 */
export class RemoteFiles {
  readonly #host: string;
  readonly #logger: Logger;
  readonly #withoutMetadata: WithoutMetadata;
  readonly #disk: DiskCache;
  readonly #queue = new WorkQueue({
    work: 'files of the remote host',
    atOnce: FETCHES_AT_ONCE,
    maxWaiting: MAX_WAITING,
  });
  readonly #absent = new LRUCache<string, true>({ max: ABSENT_KEPT, ttl: ABSENT_MS });
  readonly #failed = new LRUCache<string, RequestError>({
    max: ABSENT_KEPT,
    ttl: FAILED_MS,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  readonly #inFlight = new Map<string, Promise<SourceFile | undefined>>();

  constructor({ host, folder, withoutMetadata, logger }: Options) {
    this.#host = host;
    this.#withoutMetadata = withoutMetadata;
    this.#logger = logger;
    this.#disk = new DiskCache({ folder, ...MAX_KEPT, logger });
  }

  /** Files below `/storage/{part}/` of the host. Throws a 502 or 504 while the host fails. */
  below(part: 'uploads' | 'documents'): FindFile {
    return async (segments) => {
      const name = segments.at(-1) ?? '';
      const path = ['storage', part, ...segments.map(encodeURIComponent)].join('/');
      if (!segments.every(isPlain) || !isKnownKind(name) || this.#absent.has(path)) {
        return undefined;
      }
      const failure = this.#failed.get(path);
      if (failure) throw failure;
      const pending = this.#inFlight.get(path) ?? this.#find(path, name);
      this.#inFlight.set(path, pending);
      return pending;
    };
  }

  async #find(path: string, name: string): Promise<SourceFile | undefined> {
    try {
      const hash = createHash('sha256').update(`bare ${this.#host}/${path}`).digest('hex');
      const kept = `${hash}.${extensionOf(name)}`;
      const found = (await this.#disk.find(kept)) ?? (await this.#fetch(path, kept));
      // Zero, because a file never changes; its mtime holds the time of its last use.
      if (found) return { ...found, name, modified: 0 };
      this.#absent.set(path, true);
      return undefined;
    } finally {
      this.#inFlight.delete(path);
    }
  }

  async #fetch(path: string, kept: string) {
    const body = await this.#queue.run(() => this.#download(path));
    const content = body && isKnownContent(body) && (await this.#bare(body));
    if (!content) return undefined;
    await this.#disk.set(kept, content);
    return this.#disk.find(kept);
  }

  /** The bytes of a file; undefined if the host says that there is none, or none that we take. */
  async #download(path: string): Promise<Buffer | undefined> {
    const limits = { maxBytes: MAX_FILE_BYTES, timeoutMs: TIMEOUT_MS };
    try {
      const { status, body } = await fetchBounded(new URL(`${this.#host}/${path}`), limits);
      if (isPassing(status)) throw new RemoteError(`${this.#host}/${path} answered ${status}`);
      return status === 200 ? body : undefined;
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      this.#logger.warn({ err: error }, 'a file of the remote host could not be fetched');
      if (error instanceof TooLargeError) return undefined;
      const failure = unreachable(error);
      this.#failed.set(path, failure);
      throw failure;
    }
  }

  /** Removes the metadata of a picture; undefined if it cannot be read. */
  async #bare(content: Buffer): Promise<Buffer | undefined> {
    const format = formatOfBytes(content);
    return !format || format === 'gif' ? content : this.#withoutMetadata(content);
  }
}

/** Whether a status says that the host could not answer, rather than that there is no file. */
function isPassing(status: number): boolean {
  return status >= 500 || status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS;
}

function unreachable({ cause }: RemoteError): RequestError {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  return new RequestError(isLate ? 504 : 502, 'The host of this file does not answer', {
    headers: { 'Retry-After': String(FAILED_MS / 1000) },
  });
}

/** Neither a step upwards nor a hidden file. */
function isPlain(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.');
}

function isKnownKind(name: string): boolean {
  return formatOfName(name) !== undefined || extensionOf(name) === 'pdf';
}

function isKnownContent(bytes: Buffer): boolean {
  return formatOfBytes(bytes) !== undefined || bytes.subarray(0, 5).equals(Buffer.from('%PDF-'));
}
