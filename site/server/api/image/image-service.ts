import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { QuietTime } from '../../quiet-time.ts';
import { etagOf } from '../../etag.ts';
import { DiskCache } from './disk-cache.ts';
import { extensionOf, formatOfName, type OutputFormat } from './formats.ts';
import type { ImageRequest } from './image-params.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { toSegments, type FindFile, type SourceFile } from './source-file.ts';
import { WorkQueue } from './work-queue.ts';

export type Thumbnail = { bytes: Buffer; contentType: string; etag: string };

export type ImageServiceOptions = {
  uploads: FindFile;
  /** The host that the content comes from, if it is another; pictures may be named with it. */
  contentHost?: string;
  cacheFolder: string;
  siteUrl: string;
  /** The pictures of the library: id → path below the uploads. */
  assets: () => ReadonlyMap<string, string>;
  logger: Logger;
  maxCacheBytes?: number;
  quiet: QuietTime;
};

const MAX_CACHE_BYTES = 512 * 1024 * 1024;
const HOT_BYTES = 32 * 1024 * 1024;
/** A picture that is removed is gone from memory after this long at most. */
const HOT_MS = 5 * 60_000;
/** Two cores: while both encode, pages still have the event loop to themselves. */
const ENCODES_AT_ONCE = 2;
/** A browser never asks again for a picture it was refused, so waiting long is the lesser evil. */
const MAX_WAITING = 512;
const AVIF_QUALITY = 0.76;

/** Thumbnails from memory, from disk or made now, each of them only once. */
export class ImageService {
  readonly #options: ImageServiceOptions;
  readonly #disk: DiskCache;
  readonly #queue = new WorkQueue({ atOnce: ENCODES_AT_ONCE, maxWaiting: MAX_WAITING });
  readonly #inFlight = new Map<string, Promise<Thumbnail | undefined>>();
  readonly #hot = new LRUCache<string, Thumbnail>({
    maxSize: HOT_BYTES,
    maxEntrySize: HOT_BYTES / 16,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
    ttl: HOT_MS,
  });

  constructor(options: ImageServiceOptions) {
    this.#options = options;
    const { cacheFolder: folder, maxCacheBytes: maxBytes = MAX_CACHE_BYTES, logger } = options;
    this.#disk = new DiskCache({ folder, maxBytes, logger });
  }

  /** A picture may be named by its id in the library: what that gives can change. */
  isAsset(src: string): boolean {
    return this.#options.assets().has(src);
  }

  /** The file that a src means; undefined if there is none. */
  async find(src: string): Promise<SourceFile | undefined> {
    const { contentHost, siteUrl, uploads } = this.#options;
    const isRemote = contentHost !== undefined && src.startsWith(`${contentHost}/`);
    const path = isRemote ? src.slice(contentHost.length) : this.#pathOf(src);
    const segments = toSegments(path, siteUrl);
    return segments && uploads(segments);
  }

  /**
   * The thumbnail of a picture; undefined if there is no such picture. Nobody waits for AVIF: who
   * could have it is given it once it is there, and until then makes that it will be.
   */
  async thumbnail(asked: ImageRequest): Promise<Thumbnail | undefined> {
    // What is kept is kept by path, which never gives another picture.
    const request = { ...asked, src: this.#pathOf(asked.src) };
    if (!request.orAvif) return this.#thumbnail(request);
    const { quiet } = this.#options;
    quiet.noise();
    const avif = asAvif(request);
    const kept = this.#hot.get(keyOf(avif)) ?? (await this.#fromDisk(avif));
    if (kept) return kept;
    const thumbnail = await this.#thumbnail(request);
    // Encoding AVIF takes a core for a second: not while somebody's page is loading.
    if (thumbnail) quiet.later(`picture ${keyOf(avif)}`, () => this.#thumbnail(avif));
    return thumbnail;
  }

  #pathOf(src: string): string {
    return this.#options.assets().get(src) ?? src;
  }

  async #thumbnail(request: ImageRequest): Promise<Thumbnail | undefined> {
    const key = keyOf(request);
    const hot = this.#hot.get(key);
    if (hot) return hot;
    const pending = this.#inFlight.get(key) ?? this.#load(key, request);
    this.#inFlight.set(key, pending);
    return pending;
  }

  async #load(key: string, request: ImageRequest): Promise<Thumbnail | undefined> {
    try {
      const source = await this.find(request.src);
      if (!source) return undefined;
      const name = nameOnDisk(request, source);
      const kept = await this.#disk.get(name);
      const bytes = kept ?? (await this.#make(name, source, request));
      return this.#keepHot(request, source, bytes);
    } finally {
      this.#inFlight.delete(key);
    }
  }

  async #fromDisk(request: ImageRequest): Promise<Thumbnail | undefined> {
    const source = await this.find(request.src);
    const kept = source && (await this.#disk.get(nameOnDisk(request, source)));
    return kept && this.#keepHot(request, source, kept);
  }

  async #make(name: string, source: SourceFile, request: ImageRequest): Promise<Buffer> {
    const format = formatOf(request, source);
    const made = await this.#queue.run(() => makeThumbnail(source, request, format));
    await this.#disk.set(name, made);
    return made;
  }

  #keepHot(request: ImageRequest, source: SourceFile, bytes: Buffer): Thumbnail {
    const type = request.format ?? extensionOf(source.name);
    const thumbnail = { bytes, contentType: `image/${type}`, etag: etagOf(bytes) };
    this.#hot.set(keyOf(request), thumbnail);
    return thumbnail;
  }
}

/** As good to the eye at a lower number. */
function asAvif(request: ImageRequest): ImageRequest {
  const quality = Math.round(request.quality * AVIF_QUALITY);
  return { ...request, format: 'avif', quality, orAvif: false };
}

function keyOf({ src, width, height, mode, quality, focal, format }: ImageRequest): string {
  return JSON.stringify([src, width, height, mode, quality, focal.x, focal.y, format]);
}

function formatOf(request: ImageRequest, source: SourceFile): OutputFormat {
  return request.format ?? formatOfName(source.name) ?? 'jpeg';
}

function nameOnDisk(request: ImageRequest, source: SourceFile): string {
  const identity = JSON.stringify([keyOf(request), source.file, source.size, source.modified]);
  const hash = createHash('sha256').update(identity).digest('hex');
  return `${hash}.${formatOf(request, source)}`;
}
