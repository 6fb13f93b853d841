import type { Locale } from '@clinic/cms/clinic-config/locales';
import { toPictureView, type PictureView } from '#app/ui/picture.tsx';
import type { Picture } from '#content/models/model.ts';
import { inLocale, type Localized } from '#content/values/in-locale.ts';

/** Without a caption, the alt text is shown instead. */
export type GalleryPicture = PictureView & { caption?: string };

export function toGalleryPictures(
  rows: readonly { image: Picture; caption?: Localized<string> }[],
  locale: Locale,
): GalleryPicture[] {
  return rows.flatMap(({ image, caption }, index) => {
    // Skips duplicates, because the path is the picture's key.
    if (rows.findIndex((row) => row.image.path === image.path) < index) return [];
    const picture = toPictureView(image, locale);
    return picture ? [{ ...picture, caption: inLocale(caption, locale) }] : [];
  });
}
