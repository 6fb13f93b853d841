import type { Locale } from '@clinic/cms/clinic-config/locales';
import { toPictureView, type PictureView } from '#app/ui/picture.tsx';
import type { Picture } from '#content/models/model.ts';
import { inLocale, type Localized } from '#content/values/in-locale.ts';

/** In the viewer, the alt text stands in for a missing caption. */
export type GalleryPicture = PictureView & { caption?: string };

export function toGalleryPictures(
  rows: readonly { image: Picture; caption?: Localized<string> }[],
  locale: Locale,
): GalleryPicture[] {
  return rows.flatMap(({ image, caption }, index) => {
    // Skips duplicates, because the path is the React key of a picture.
    if (rows.findIndex((row) => row.image.path === image.path) < index) return [];
    const picture = toPictureView(image, locale);
    return picture ? [{ ...picture, caption: inLocale(caption, locale) }] : [];
  });
}
