import type { KeptSubmission } from '@alpsera/cms/inbox/kept-submission';
import sharp from 'sharp';
import { UPLOAD_MAX_BYTES } from '../../app/forms/form-extras.ts';
import { formatOfBytes, type OutputFormat } from '../api/image/formats.ts';
import { WorkQueue } from '../api/image/work-queue.ts';

/** What visitors may send, by the first bytes of a file, whatever its name says. */
const TAKEN = new Set<OutputFormat | undefined>(['jpeg', 'png', 'webp']);
const MAX_PIXELS = 40_000_000;
/** Nothing on the site shows a testimonial's picture larger. */
const MAX_SIDE = 1_600;
const QUALITY = 84;
const MAX_SECONDS = 15;

/** Decoding takes memory: a few at a time, and whoever comes after a few more is sent away. */
const queue = new WorkQueue({ atOnce: 2, maxWaiting: 20 });

/**
 * Makes a visitor's picture anew: decoded, scaled, written as JPEG. Nothing of the file itself is
 * kept, neither where it was taken nor what was hidden in it. Undefined if it is no picture.
 */
export async function makePicture(file: File): Promise<KeptSubmission['picture']> {
  if (file.size === 0 || file.size > UPLOAD_MAX_BYTES) return undefined;
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!TAKEN.has(formatOfBytes(bytes))) return undefined;
  return queue.run(() => encode(bytes).catch(() => undefined));
}

async function encode(bytes: Buffer): Promise<KeptSubmission['picture']> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, progressive: true })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data.toString('base64'), width: info.width, height: info.height };
}
