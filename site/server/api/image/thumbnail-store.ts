import { createHash } from 'node:crypto';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { etagOf } from '#server/http/etag.ts';
import { DiskCache } from '#server/files/disk-cache.ts';
import { extensionOf, formatOfName, type OutputFormat } from '#server/files/formats.ts';
import type { ImageRequest } from '#server/pictures/image-request.ts';
import { appendChecksum, verifyChecksum } from './checksum.ts';
import type { SourceFile } from '#server/files/source-file.ts';

export type Thumbnail = { bytes: Buffer; contentType: string; etag: string };

type Options = { folder: string; logger: Logger };

const FOR_PAGES = { maxBytes: 512 * 1024 * 1024, maxFiles: 20_000 };
const FOR_OTHERS = { maxBytes: 128 * 1024 * 1024, maxFiles: 2_000 };
const HOT_BYTES = 32 * 1024 * 1024;
/** A picture that is removed is gone from memory after this long at most. */
const HOT_MS = 5 * 60_000;

/**
 * Caches thumbnails on disk, and the last used in memory. Those of our pages have a disk cache of
 * their own, so that requests for ever new sizes cannot evict them.
 */
export class ThumbnailStore {
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

  async read(request: ImageRequest, source: SourceFile, isOfPages: boolean) {
    const disk = isOfPages ? this.#forPages : this.#forOthers;
    const bytes = verifyChecksum(await disk.get(nameOf(request, source)));
    return bytes && this.#keepHot(request, source, bytes);
  }

  async keep(request: ImageRequest, source: SourceFile, isOfPages: boolean, bytes: Buffer) {
    const thumbnail = this.#keepHot(request, source, bytes);
    const disk = isOfPages ? this.#forPages : this.#forOthers;
    await disk.set(nameOf(request, source), appendChecksum(bytes));
    return thumbnail;
  }

  #keepHot(request: ImageRequest, source: SourceFile, bytes: Buffer): Thumbnail {
    const type = request.format ?? extensionOf(source.name);
    const thumbnail = { bytes, contentType: `image/${type}`, etag: etagOf(bytes) };
    this.#hot.set(keyOf(request), thumbnail);
    return thumbnail;
  }
}

export function keyOf(request: ImageRequest): string {
  const { src, width, height, mode, quality, focal, format, mayTakeLong } = request;
  return JSON.stringify([src, width, height, mode, quality, focal.x, focal.y, format, mayTakeLong]);
}

export function formatOf(request: ImageRequest, source: SourceFile): OutputFormat {
  return request.format ?? formatOfName(source.name) ?? 'jpeg';
}

/** File name in the cache; it changes when the source file is replaced under the same name. */
export function nameOf(request: ImageRequest, source: SourceFile): string {
  const identity = JSON.stringify([keyOf(request), source.file, source.size, source.modified]);
  const hash = createHash('sha256').update(identity).digest('hex');
  return `${hash}.${formatOf(request, source)}`;
}
