import type { SpoolEntry } from '@clinic/cms/forms/spool-entry';
import { UPLOAD_MAX_BYTES } from '#app/forms/form-extras.ts';
import { formatOfBytes, type OutputFormat } from '#server/files/formats.ts';
import { RequestError } from '#server/http/request-error.ts';
import { WorkQueue } from '#server/work/work-queue.ts';
import type { EncodeVisitorPicture } from '#server/pictures/encode-visitor-picture.ts';

const SERVICE_UNAVAILABLE = 503;
/** Accepted formats, by the first bytes of a file, whatever its name says. */
const TAKEN = new Set<OutputFormat | undefined>(['jpeg', 'png', 'webp']);
/** Decoding takes memory, so concurrency and queue length are limited. */
const queue = new WorkQueue({ work: 'pictures of visitors', atOnce: 2, maxWaiting: 20 });

/**
 * Re-encodes a visitor's picture: decoded, scaled, written as JPEG. Undefined if it is no picture;
 * `busy` if the queue is full.
 */
export async function makePicture(
  file: File,
  encode: EncodeVisitorPicture,
): Promise<SpoolEntry['picture'] | 'busy'> {
  if (file.size === 0 || file.size > UPLOAD_MAX_BYTES) return undefined;
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!TAKEN.has(formatOfBytes(bytes))) return undefined;
  if (queue.isFull) return 'busy';
  return queue.run(() => encode(bytes).catch(whyNot));
}

/** That the process for pictures has failed is not the fault of this one. */
function whyNot(error: unknown): 'busy' | undefined {
  return error instanceof RequestError && error.status === SERVICE_UNAVAILABLE ? 'busy' : undefined;
}
