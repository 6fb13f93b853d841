import type { Locale } from '@clinic/cms/clinic-config/locales';
import { toPictureView, type PictureView } from '#app/ui/picture.tsx';
import type { Snapshot } from '#content/snapshot.ts';
import { UPLOAD_MAX_BYTES } from './form-extras.ts';
import type { FieldErrors } from './check-values.ts';

/** Types accepted for uploads: some systems send none, and the content itself is checked later. */
const TYPES = /^(?:image\/(?:jpeg|png|webp|hei[cf])|application\/octet-stream|)$/;

/** A predefined picture or an upload is required; the upload takes precedence. */
export function checkPicture(image: string | null | undefined, upload?: File): FieldErrors {
  if (!upload) return image ? {} : { image: 'image' };
  if (upload.size > UPLOAD_MAX_BYTES) return { upload: 'uploadSize' };
  return TYPES.test(upload.type) ? {} : { upload: 'upload' };
}

/** Browsers send an empty file if none was chosen. */
export function chosenFile(data: FormData, name: string): File | undefined {
  const file = data.get(name);
  return file instanceof File && file.size > 0 ? file : undefined;
}

const SHOWN = 6;

/** The clinic's own pictures to choose from for a testimonial: taken from each album in turn. */
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
