import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { SHARE_SIZE, type Landscape, type ShareCard } from '#app/seo/share-picture.ts';
import { DiskCache } from '#server/files/disk-cache.ts';
import type { ImageService } from '#server/api/image/image-service.ts';
import { appendChecksum, verifyChecksum } from '#server/api/image/checksum.ts';
import { SharedWork } from '#server/work/shared-work.ts';
import { WorkQueue } from '#server/work/work-queue.ts';
import { RequestError } from '#server/http/request-error.ts';
import type { drawSharePicture } from '#server/pictures/draw-share-picture.ts';

type Options = {
  images: Pick<ImageService, 'thumbnail'>;
  draw: typeof drawSharePicture;
  cacheFolder: string;
  logger: Logger;
};

const MAX_KEPT = { maxBytes: 128 * 1024 * 1024, maxFiles: 5_000 };
const MAX_WAITING = 32;
const UNREADABLE = 422;

export type SharePictures = ReturnType<typeof sharePictures>;

export function sharePictures({ images, draw, cacheFolder: folder, logger }: Options) {
  const disk = new DiskCache({ folder, ...MAX_KEPT, logger });
  // One at a time, because no visitor waits for these pictures.
  const queue = new WorkQueue({ work: 'share pictures', atOnce: 1, maxWaiting: MAX_WAITING });
  const drawings = new SharedWork<Buffer>();

  /** Undefined if the landscape is missing or damaged: then a drawn one is used. */
  const background = async (landscape: Landscape | undefined) => {
    if (!landscape) return undefined;
    const { path: src, focal } = landscape;
    try {
      const crop = { src, focal, ...SHARE_SIZE, mode: 'thumbnail', quality: 90 } as const;
      return (await images.thumbnail({ ...crop, format: 'jpeg' }, { rank: 'later' }))?.bytes;
    } catch (error) {
      if (error instanceof RequestError && error.status === UNREADABLE) return undefined;
      throw error;
    }
  };
  const readOrDraw = async (name: string, card: ShareCard) => {
    const kept = verifyChecksum(await disk.get(name));
    if (kept) return kept;
    const drawn = await queue.run(async () =>
      draw(card.title, card.name, await background(card.landscape)),
    );
    await disk.set(name, appendChecksum(drawn));
    return drawn;
  };

  return {
    get(address: string, card: ShareCard): Promise<Buffer> {
      const name = `${createHash('sha256').update(address).digest('hex')}.jpeg`;
      return drawings.run(name, () => readOrDraw(name, card));
    },
  };
}
