import type { Locale } from '@alpsera/cms/locales';
import { inLocale, type Localized } from '#content/values/in-locale.ts';
import type { Picture } from '#content/models/model.ts';
import { toPictureView, type PictureView } from '#app/ui/picture-view.ts';

/** A picture with the words below it; without any of its own, what it shows is said instead. */
export type GalleryPicture = PictureView & { caption?: string };

export function toGalleryPictures(
  rows: readonly { image: Picture; caption?: Localized<string> }[],
  locale: Locale,
): GalleryPicture[] {
  return rows.flatMap(({ image, caption }, index) => {
    // The same picture twice would be told apart by nothing.
    if (rows.findIndex((row) => row.image.path === image.path) < index) return [];
    const picture = toPictureView(image, locale);
    return picture ? [{ ...picture, caption: inLocale(caption, locale) }] : [];
  });
}
