import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { DiskCache } from '#server/files/disk-cache.ts';
import { isKnownKind, extensionOf, formatOfBytes, formatOfName } from '#server/files/formats.ts';
import { hasUniqueName } from '#server/files/unique-name.ts';
import type { FindFile, SourceFile } from '#server/files/source-file.ts';
import { RequestError } from '#server/http/request-error.ts';
import { SharedWork } from '#server/work/shared-work.ts';
import { WorkQueue } from '#server/work/work-queue.ts';
import type { PictureTasks } from '#server/pictures/picture-tasks.ts';
import { RemoteError } from '#content/remote-error.ts';
import {
  fetchBounded,
  TooLargeError,
  type RemoteAnswer,
  type Validators,
} from '#content/fetch-bounded.ts';

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
/** How long a file with a plain name is served before the host is asked whether it was replaced. */
const CHECK_MS = 60_000;
/** As CHECK_MS, for a host that can only be asked by fetching the file again. */
const CHECK_BLINDLY_MS = 10 * 60_000;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
/** Extension of a note beside a cached file, with what the host said about it. */
const NOTE = '.seen';
type Seen = { validators: Validators; mark: number; checkedAt: number };

type Options = {
  host: string;
  folder: string;
  withoutMetadata: PictureTasks['withoutMetadata'];
  logger: Logger;
};

// A file with a unique name is fetched once; about others the host is asked now and then, while the
// cached file is served. Addresses consist of the host in the settings and validated names, so that
// no request goes elsewhere.
export class RemoteFiles {
  readonly #options: Options;
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
  readonly #seen = new LRUCache<string, Seen>({ max: MAX_KEPT.maxFiles });
  readonly #searches = new SharedWork<SourceFile | undefined>();

  constructor(options: Options) {
    const { folder, logger } = options;
    this.#options = options;
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
      return this.#searches.run(path, () => this.#find(path, name));
    };
  }

  async #find(path: string, name: string): Promise<SourceFile | undefined> {
    const hash = createHash('sha256').update(`bare ${this.#options.host}/${path}`).digest('hex');
    const kept = `${hash}.${extensionOf(name)}`;
    const found = (await this.#disk.find(kept)) ?? (await this.#fetch(path, kept));
    if (!found) {
      this.#absent.set(path, true);
      return undefined;
    }
    // Not the mtime, which is the time of its last use: such a file never changes.
    if (hasUniqueName(name)) return { ...found, name, modified: 0 };
    const seen = await this.#seenOf(path, kept);
    this.#checkLater(path, kept, seen);
    return { ...found, name, modified: seen?.mark ?? 0, mayChange: true };
  }

  async #fetch(path: string, kept: string, known: Validators = {}) {
    const answer = await this.#queue.run(() => this.#download(path, known));
    const content =
      answer && isKnownContent(path, answer.body) && (await this.#stripMetadata(answer.body));
    if (!answer || !content) return undefined;
    const { validators = {}, body } = answer;
    await this.#disk.set(kept, content);
    await this.#note(path, kept, { validators, mark: markOf(body), checkedAt: Date.now() });
    return this.#disk.find(kept);
  }

  /** Asks whether a file was replaced, if that was not asked lately; nobody waits for it. */
  #checkLater(path: string, kept: string, seen: Seen | undefined): void {
    const { validators = {}, checkedAt = 0, mark = 0 } = seen ?? {};
    const canAsk = validators.etag !== undefined || validators.lastModified !== undefined;
    if (Math.abs(Date.now() - checkedAt) < (canAsk || !seen ? CHECK_MS : CHECK_BLINDLY_MS)) return;
    const noted = this.#note(path, kept, { validators, mark, checkedAt: Date.now() });
    // A host that fails now is asked again later; what is known stays.
    void noted
      .then(() => this.#fetch(path, kept, validators))
      .catch(() => this.#failed.delete(path));
  }

  async #seenOf(path: string, kept: string): Promise<Seen | undefined> {
    const known = this.#seen.get(path);
    if (known) return known;
    try {
      const noted = await this.#disk.get(`${kept}${NOTE}`);
      const seen = noted && (JSON.parse(noted.toString('utf8')) as Seen);
      if (seen) this.#seen.set(path, seen);
      return seen;
    } catch {
      return undefined;
    }
  }

  /** Notes this beside the file, so that it is known after a restart as well. */
  async #note(path: string, kept: string, seen: Seen): Promise<void> {
    if (hasUniqueName(path)) return;
    this.#seen.set(path, seen);
    await this.#disk.set(`${kept}${NOTE}`, Buffer.from(JSON.stringify(seen)));
  }

  /** Undefined if the file does not exist, is too large, or is still the one that we know. */
  async #download(path: string, known: Validators): Promise<RemoteAnswer | undefined> {
    const address = `${this.#options.host}/${path}`;
    const headers = {
      ...(known.etag && { 'If-None-Match': known.etag }),
      ...(known.lastModified && { 'If-Modified-Since': known.lastModified }),
    };
    const options = { maxBytes: MAX_FILE_BYTES, timeoutMs: TIMEOUT_MS, init: { headers } };
    try {
      const answer = await fetchBounded(new URL(address), options);
      const { status } = answer;
      if (isTemporary(status)) throw new RemoteError(`${address} answered ${status}`);
      return status === 200 ? answer : undefined;
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      this.#options.logger.warn({ err: error }, 'a file of the remote host could not be fetched');
      if (error instanceof TooLargeError) return undefined;
      const failure = unreachable(error);
      this.#failed.set(path, failure);
      throw failure;
    }
  }

  async #stripMetadata(content: Buffer): Promise<Buffer | undefined> {
    const format = formatOfBytes(content);
    return !format || format === 'gif' ? content : this.#options.withoutMetadata(content);
  }
}

/** Whether a status says that the host could not answer, rather than that there is no file. */
function isTemporary(status: number): boolean {
  return status >= 500 || status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS;
}

function unreachable({ cause }: RemoteError): RequestError {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  return new RequestError(isLate ? 504 : 502, 'The host of this file does not answer', {
    headers: { 'Retry-After': String(FAILED_MS / 1000) },
  });
}

/** Neither `..` nor the name of a hidden file. */
function isPlain(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.');
}

/** Pictures and PDF files must be what their names say; other documents are only ever saved. */
function isKnownContent(name: string, bytes: Buffer): boolean {
  if (formatOfName(name)) return formatOfBytes(bytes) !== undefined;
  return extensionOf(name) !== 'pdf' || bytes.subarray(0, 5).equals(Buffer.from('%PDF-'));
}

function markOf(bytes: Buffer): number {
  return createHash('sha256').update(bytes).digest().readUInt32BE();
}
