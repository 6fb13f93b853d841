import type { Locale } from '@clinic/cms/clinic-config/locales';
import { toPictureView, type PictureView } from '#app/ui/picture-view.ts';
import type { Snapshot } from '#content/snapshot.ts';

const SHOWN = 6;

/** The clinic's own pictures that may stand beside a testimonial: a few of each album, in turn. */
export function predefinedPictures(
  { items }: Pick<Snapshot, 'items'>,
  locale: Locale,
): PictureView[] {
  const albums = items.images.map(({ pictures }) =>
    pictures.flatMap(({ image }) => toPictureView(image, locale) ?? []),
  );
  const rounds = Math.max(0, ...albums.map((pictures) => pictures.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    albums.flatMap((pictures) => pictures[round] ?? []),
  ).flat();
  const byPath = new Map(inTurn.map((picture) => [picture.path, picture]));
  return [...byPath.values()].slice(0, SHOWN);
}
