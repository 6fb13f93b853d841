import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import type { Picture } from '#content/models/model.ts';

/** A picture as a page needs it; `focal` is the point that cropping must keep. */
export type PictureView = { path: string; alt: string; focal: { x: number; y: number } };

/** Drawings are stored as PNG, photos are not: lines and flat colours need another handling. */
export function isDrawing({ path }: Pick<PictureView, 'path'>): boolean {
  return /\.png$/i.test(path);
}

export function toPictureView(
  picture: Picture | null | undefined,
  locale: Locale,
): PictureView | undefined {
  if (!picture) return undefined;
  return {
    path: picture.path,
    alt: picture.alt[locale] ?? picture.alt[DEFAULT_LOCALE] ?? '',
    focal: picture.focal,
  };
}
