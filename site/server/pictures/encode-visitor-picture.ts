import type { SpoolEntry } from '@clinic/cms/forms/spool-entry';
import sharp from 'sharp';

const MAX_PIXELS = 40_000_000;
/** Nothing on the site shows a testimonial's picture larger. */
const MAX_SIDE = 1_600;
const QUALITY = 84;
const MAX_SECONDS = 15;

export type EncodeVisitorPicture = typeof encodeVisitorPicture;

/** Keeps nothing of the file itself, neither where it was taken nor data hidden in it. */
export async function encodeVisitorPicture(
  bytes: Buffer,
): Promise<NonNullable<SpoolEntry['picture']>> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, progressive: true })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data.toString('base64'), width: info.width, height: info.height };
}
