import type { KeptSubmission } from '@alpsera/cms/inbox/kept-submission';
import { UPLOAD_MAX_BYTES } from '#app/forms/form-extras.ts';
import { formatOfBytes, type OutputFormat } from '#server/files/formats.ts';
import { WorkQueue } from '#server/work/work-queue.ts';
import type { EncodeVisitorPicture } from '#server/pictures/encode-visitor-picture.ts';

/** What visitors may send, by the first bytes of a file, whatever its name says. */
const TAKEN = new Set<OutputFormat | undefined>(['jpeg', 'png', 'webp']);
/** Decoding takes memory: a few at a time, and whoever comes after a few more is sent away. */
const queue = new WorkQueue({ atOnce: 2, maxWaiting: 20 });

/**
 * Makes a visitor's picture anew: decoded, scaled, written as JPEG. Undefined if it is no picture;
 * `busy` if there are too many to be made.
 */
export async function makePicture(
  file: File,
  encode: EncodeVisitorPicture,
): Promise<KeptSubmission['picture'] | 'busy'> {
  if (file.size === 0 || file.size > UPLOAD_MAX_BYTES) return undefined;
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!TAKEN.has(formatOfBytes(bytes))) return undefined;
  if (queue.isFull) return 'busy';
  return queue.run(() => encode(bytes).catch(() => undefined));
}
