import type { Picture } from '#content/models/model.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { toSegments, type FindFile } from '#server/files/source-file.ts';
import { formatOfName } from '#server/files/formats.ts';
import type { MakeThumbnail } from './make-thumbnail.ts';
import type { BlurredPicture } from '#app/page/page.ts';

/** As many pixels as a blur shows; in the crops of the first screen. */
const CROPS = { wide: { width: 32, height: 18 }, upright: { width: 24, height: 18 } } as const;
const QUALITY = 30;
/** How long a start, or an edit, waits for these pictures; pages do without those not ready. */
const START_MS = 10_000;
const EDIT_MS = 1_500;

type Options = { uploads: FindFile; make: MakeThumbnail; siteUrl: string };

/** Tiny versions of the pictures of the first screen, shown until the pictures have loaded. */
export function blurredPictures({ uploads, make, siteUrl }: Options) {
  const made = new Map<string, BlurredPicture>();
  const makeOne = async ({ path, focal }: Picture) => {
    const key = keyOf({ path, focal });
    if (made.has(key)) return;
    const segments = toSegments(path, siteUrl);
    const source = segments && (await uploads(segments));
    if (!source || !formatOfName(source.name)) return;
    const crop = async (size: { width: number; height: number }) => {
      const request = { src: path, mode: 'thumbnail', ...size, quality: QUALITY, focal } as const;
      const bytes = await make(source, request, 'webp');
      return `data:image/webp;base64,${bytes.toString('base64')}`;
    };
    const [wide, upright] = await Promise.all([crop(CROPS.wide), crop(CROPS.upright)]);
    made.set(key, { wide, upright });
  };
  return {
    of: (picture: Pick<Picture, 'path' | 'focal'>) => made.get(keyOf(picture)),
    async prepare({ globals }: Pick<Snapshot, 'globals'>): Promise<void> {
      const { hero_image: usual, hero_seasons: seasons = [] } = globals.home ?? {};
      const wanted = [usual, ...seasons.map(({ image }) => image)].filter((image) => !!image);
      const patienceMs = made.size === 0 ? START_MS : EDIT_MS;
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
      await Promise.race([Promise.allSettled(wanted.map(makeOne)), patience]);
    },
  };
}

function keyOf({ path, focal }: Pick<Picture, 'path' | 'focal'>): string {
  return `${path} ${focal.x} ${focal.y}`;
}
