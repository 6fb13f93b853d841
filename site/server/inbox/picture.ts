import type { KeptSubmission } from '@alpsera/cms/inbox/kept-submission';
import sharp from 'sharp';
import { WorkQueue } from '../api/image/work-queue.ts';

const MAX_BYTES = 8 * 1024 * 1024;
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
  if (file.size === 0 || file.size > MAX_BYTES) return undefined;
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!isPicture(bytes)) return undefined;
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

/** By its first bytes, whatever its name says: JPEG, PNG and WebP. */
function isPicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return (
    start.startsWith('\u00ff\u00d8\u00ff') ||
    start.startsWith('\u0089PNG\r\n\u001a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  );
}
