import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
import type { IdleQueue } from '#server/work/idle-queue.ts';
import type { FocalPoint, ImageRequest } from '#server/pictures/image-request.ts';
import type { MakeThumbnail } from '#server/pictures/make-thumbnail.ts';
import { isUsedByPages, picturesForPhones } from './page-sizes.ts';
import { PictureQueue, type PictureRequester, type QueueLimits } from './picture-queue.ts';
import { hasUniqueName } from '#server/files/unique-name.ts';
import { toSegments, type FindFile, type SourceFile } from '#server/files/source-file.ts';
import { etagOf } from '#server/http/etag.ts';
import { DiskCache } from '#server/files/disk-cache.ts';
import { extensionOf, formatOfName, type OutputFormat } from '#server/files/formats.ts';
import { appendChecksum, verifyChecksum } from './checksum.ts';

export type ImageServiceOptions = {
  uploads: FindFile;
  contentHost?: string;
  cacheFolder: string;
  siteUrl: string;
  /** The pictures of the library: id → path below the uploads. */
  assets: () => ReadonlyMap<string, string>;
  focalOf?: (path: string) => FocalPoint | undefined;
  make: MakeThumbnail;
  logger: Logger;
  idle: IdleQueue;
};

const LIMITS: QueueLimits = {
  // Two cores, one of them reserved for the pictures of pages.
  atOnce: 2,
  besidesPages: 1,
  // Browsers do not retry a picture after a 503, so a long wait is the lesser evil.
  maxWaiting: { page: 512, later: 64, wish: 192 },
  maxWaitingPerAddress: 96,
  // Below the minute after which proxies give up.
  maxWishMs: 30_000,
};
const AVIF_QUALITY = 0.76;
/** A core encodes a smaller AVIF in a quarter of a second; a larger one takes seconds. */
const AVIF_AT_ONCE_PIXELS = 500_000;

export class ImageService {
  readonly #options: ImageServiceOptions;
  readonly #store: ThumbnailStore;
  readonly #queue = new PictureQueue<Thumbnail>(LIMITS);

  constructor(options: ImageServiceOptions) {
    this.#options = options;
    this.#store = new ThumbnailStore({ folder: options.cacheFolder, logger: options.logger });
  }

  /** Whether `src` may show another picture later: it is an id, or a plain name on a host. */
  mayChange(src: string): boolean {
    const { assets, contentHost } = this.#options;
    return assets().has(src) || (contentHost !== undefined && !hasUniqueName(src));
  }

  async find(src: string): Promise<SourceFile | undefined> {
    const { contentHost, siteUrl, uploads } = this.#options;
    const isRemote = contentHost !== undefined && src.startsWith(`${contentHost}/`);
    const path = isRemote ? src.slice(contentHost.length) : this.#pathOf(src);
    const segments = toSegments(path, siteUrl);
    return segments && uploads(segments);
  }

  /** AVIF is made at once in the sizes of phones; the first request for a larger one gets WebP. */
  async thumbnail(
    asked: ImageRequest,
    client: Partial<PictureRequester> = {},
  ): Promise<Thumbnail | undefined> {
    // Cached by path, because the picture at a path never changes.
    const request = { ...asked, src: this.#pathOf(asked.src) };
    const isForPages = isUsedByPages(request, this.#options.focalOf?.(request.src));
    const requester: PictureRequester = { rank: isForPages ? 'page' : 'wish', ...client };
    if (!request.orAvif || !isForPages) return this.#readOrMake(request, requester);
    const { idle } = this.#options;
    idle.noteActivity();
    const avif = asAvif(request);
    const kept = this.#hot(avif) ?? (await this.#read(avif));
    if (kept) return kept;
    if (pixelsOf(avif) <= AVIF_AT_ONCE_PIXELS) return this.#readOrMake(avif, requester);
    const thumbnail = await this.#readOrMake(request, requester);
    // Encoding a large AVIF takes a core for seconds, so it waits until no page is loading.
    if (thumbnail) this.#makeLater(avif);
    return thumbnail;
  }

  makeAhead(html: string): void {
    this.#options.idle.noteActivity();
    for (const request of picturesForPhones(html)) this.#makeLater(asAvif(request));
  }

  #makeLater(request: ImageRequest): void {
    const make = () => this.#readOrMake(request, { rank: 'later' });
    this.#options.idle.add(`picture ${keyOf(request)}`, make);
  }

  /** Memory knows a picture by its address alone, which is not enough if the picture may change. */
  #hot(request: ImageRequest): Thumbnail | undefined {
    return this.mayChange(request.src) ? undefined : this.#store.hot(request);
  }

  #pathOf(src: string): string {
    return this.#options.assets().get(src) ?? src;
  }

  async #read(request: ImageRequest): Promise<Thumbnail | undefined> {
    const source = await this.find(request.src);
    return source && this.#store.read(request, source, true);
  }

  async #readOrMake(
    request: ImageRequest,
    requester: PictureRequester,
  ): Promise<Thumbnail | undefined> {
    const hot = this.#hot(request);
    if (hot) return hot;
    const source = await this.find(request.src);
    if (!source) return undefined;
    const isForPages = requester.rank !== 'wish';
    const kept = await this.#store.read(request, source, isForPages);
    // Another request may have made it during the read from disk.
    const made = kept ?? this.#hot(request);
    if (made) return made;
    return this.#queue.run(fileNameOf(request, source), requester, async () => {
      const bytes = await this.#options.make(source, request, formatOf(request, source));
      return this.#store.keep(request, source, isForPages, bytes);
    });
  }
}

/** AVIF looks as good as WebP at a lower quality value. */
function asAvif(request: ImageRequest): ImageRequest {
  const quality = Math.round(request.quality * AVIF_QUALITY);
  return { ...request, format: 'avif', quality, orAvif: false, mayTakeLong: true };
}

function pixelsOf({ width = Infinity, height = Infinity }: ImageRequest): number {
  return width * height;
}

type Thumbnail = { bytes: Buffer; contentType: string; etag: string };
type Options = { folder: string; logger: Logger };

const FOR_PAGES = { maxBytes: 512 * 1024 * 1024, maxFiles: 20_000 };
const FOR_OTHERS = { maxBytes: 128 * 1024 * 1024, maxFiles: 2_000 };
const HOT_BYTES = 32 * 1024 * 1024;
const HOT_MS = 5 * 60_000;

/** Pages have a disk cache of their own: requests for ever new sizes cannot evict its pictures. */
class ThumbnailStore {
  readonly #forPages: DiskCache;
  readonly #forOthers: DiskCache;
  readonly #hot = new LRUCache<string, Thumbnail>({
    maxSize: HOT_BYTES,
    maxEntrySize: HOT_BYTES / 16,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 1,
    ttl: HOT_MS,
  });

  constructor({ folder, logger }: Options) {
    this.#forPages = new DiskCache({ folder, ...FOR_PAGES, logger });
    this.#forOthers = new DiskCache({ folder: path.join(folder, 'others'), ...FOR_OTHERS, logger });
  }

  hot(request: ImageRequest): Thumbnail | undefined {
    return this.#hot.get(keyOf(request));
  }

  async read(request: ImageRequest, source: SourceFile, isForPages: boolean) {
    const disk = isForPages ? this.#forPages : this.#forOthers;
    const bytes = verifyChecksum(await disk.get(fileNameOf(request, source)));
    return bytes && this.#keepHot(request, source, bytes);
  }

  async keep(request: ImageRequest, source: SourceFile, isForPages: boolean, bytes: Buffer) {
    const thumbnail = this.#keepHot(request, source, bytes);
    const disk = isForPages ? this.#forPages : this.#forOthers;
    await disk.set(fileNameOf(request, source), appendChecksum(bytes));
    return thumbnail;
  }

  #keepHot(request: ImageRequest, source: SourceFile, bytes: Buffer): Thumbnail {
    const type = request.format ?? extensionOf(source.name);
    const thumbnail = { bytes, contentType: `image/${type}`, etag: etagOf(bytes) };
    this.#hot.set(keyOf(request), thumbnail);
    return thumbnail;
  }
}

function keyOf(request: ImageRequest): string {
  const { src, width, height, mode, quality, focal, format, mayTakeLong } = request;
  return JSON.stringify([src, width, height, mode, quality, focal.x, focal.y, format, mayTakeLong]);
}

function formatOf(request: ImageRequest, source: SourceFile): OutputFormat {
  return request.format ?? formatOfName(source.name) ?? 'jpeg';
}

function fileNameOf(request: ImageRequest, source: SourceFile): string {
  const identity = JSON.stringify([keyOf(request), source.file, source.size, source.modified]);
  const hash = createHash('sha256').update(identity).digest('hex');
  return `${hash}.${formatOf(request, source)}`;
}
