import type { Logger } from 'pino';
import type { IdleQueue } from '#server/work/idle-queue.ts';
import type { FocalPoint } from '#server/pictures/focal-point.ts';
import type { ImageRequest } from '#server/pictures/image-request.ts';
import type { MakeThumbnail } from '#server/pictures/make-thumbnail.ts';
import { isUsedByPages } from './page-sizes.ts';
import { PictureQueue, type PictureRequester, type QueueLimits } from './picture-queue.ts';
import { hasUniqueName } from '#server/files/unique-name.ts';
import { toSegments, type FindFile, type SourceFile } from '#server/files/source-file.ts';
import { formatOf, keyOf, nameOf, ThumbnailStore, type Thumbnail } from './thumbnail-store.ts';

export type ImageServiceOptions = {
  uploads: FindFile;
  /** The remote host of the content, if there is one; a `src` may begin with it. */
  contentHost?: string;
  cacheFolder: string;
  siteUrl: string;
  /** The pictures of the library: id → path below the uploads. */
  assets: () => ReadonlyMap<string, string>;
  /** The focal point with which our pages crop the picture at a path. */
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

/** Thumbnails from memory, from disk or made now, each of them only once. */
export class ImageService {
  readonly #options: ImageServiceOptions;
  readonly #store: ThumbnailStore;
  readonly #queue = new PictureQueue<Thumbnail>(LIMITS);

  constructor(options: ImageServiceOptions) {
    this.#options = options;
    this.#store = new ThumbnailStore({ folder: options.cacheFolder, logger: options.logger });
  }

  /** Whether another picture may take its place: behind an id, or under a plain name of a host. */
  mayChange(src: string): boolean {
    const { assets, contentHost } = this.#options;
    return assets().has(src) || (contentHost !== undefined && !hasUniqueName(src));
  }

  /** The file that a src refers to; undefined if there is none. */
  async find(src: string): Promise<SourceFile | undefined> {
    const { contentHost, siteUrl, uploads } = this.#options;
    const isRemote = contentHost !== undefined && src.startsWith(`${contentHost}/`);
    const path = isRemote ? src.slice(contentHost.length) : this.#pathOf(src);
    const segments = toSegments(path, siteUrl);
    return segments && uploads(segments);
  }

  /**
   * The thumbnail of a picture; undefined if there is no such picture. No request waits for AVIF: a
   * client that accepts it gets it once it exists; until then its request queues the encoding.
   */
  async thumbnail(
    asked: ImageRequest,
    client: Partial<PictureRequester> = {},
  ): Promise<Thumbnail | undefined> {
    // Cached by path, because the picture at a path never changes.
    const request = { ...asked, src: this.#pathOf(asked.src) };
    const isPages = isUsedByPages(request, this.#options.focalOf?.(request.src));
    const asker: PictureRequester = { rank: isPages ? 'page' : 'wish', ...client };
    if (!request.orAvif || !isPages) return this.#readOrMake(request, asker);
    const { idle } = this.#options;
    idle.noteActivity();
    const avif = asAvif(request);
    const kept = this.#hot(avif) ?? (await this.#read(avif));
    if (kept) return kept;
    const thumbnail = await this.#readOrMake(request, asker);
    // Encoding AVIF takes a core for seconds, so it waits until no page is loading.
    if (thumbnail) {
      idle.add(`picture ${keyOf(avif)}`, () => this.#readOrMake(avif, { rank: 'later' }));
    }
    return thumbnail;
  }

  /** Kept in memory by its address alone, which says nothing about a picture that may change. */
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
    asker: PictureRequester,
  ): Promise<Thumbnail | undefined> {
    const hot = this.#hot(request);
    if (hot) return hot;
    const source = await this.find(request.src);
    if (!source) return undefined;
    const isPages = asker.rank !== 'wish';
    const kept = await this.#store.read(request, source, isPages);
    // Another request may have made it during the read from disk.
    const made = kept ?? this.#hot(request);
    if (made) return made;
    return this.#queue.run(nameOf(request, source), asker, async () => {
      const bytes = await this.#options.make(source, request, formatOf(request, source));
      return this.#store.keep(request, source, isPages, bytes);
    });
  }
}

/** AVIF looks as good at a lower quality value. */
function asAvif(request: ImageRequest): ImageRequest {
  const quality = Math.round(request.quality * AVIF_QUALITY);
  return { ...request, format: 'avif', quality, orAvif: false, mayTakeLong: true };
}
