import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { badRequest, RequestError } from '#server/http/request-error.ts';
import { planThumbnail, type Plan, type Size } from './dimensions.ts';
import { encodeAs, formatOfBytes, MAX_PIXELS, type OutputFormat } from '#server/files/formats.ts';
import type { ImageRequest } from './image-request.ts';
import type { SourceFile } from '#server/files/source-file.ts';

const MAX_INPUT_PIXELS = 50_000_000;
const MAX_INPUT_BYTES = 64 * 1024 * 1024;
/** WebP's own limit is a little above. */
const MAX_OUTPUT_SIDE = 16_000;
const MAX_SECONDS = 20;

export type MakeThumbnail = typeof makeThumbnail;

/** Decodes, scales and encodes anew: nothing of the source's bytes or metadata goes out. */
export async function makeThumbnail(
  source: SourceFile,
  request: ImageRequest,
  format: OutputFormat,
): Promise<Buffer> {
  if (source.size > MAX_INPUT_BYTES) throw unreadable('is too large');
  try {
    const bytes = await readFile(source.file);
    if (!formatOfBytes(bytes)) throw unreadable('is not a picture');
    const image = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' });
    // A photo's metadata may say that it is rotated; sizes are those of the rotated picture.
    const { autoOrient: shown } = await image.metadata();
    const plan = planThumbnail(shown, request);
    const { quality, mayTakeLong } = request;
    const encoding = { format, quality, mayTakeLong, pixels: pixelsOf(plan.scaled) };
    checkSize(plan, MAX_PIXELS[format]);
    return await encodeAs(apply(image.autoOrient(), plan), encoding)
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  } catch (error) {
    throw error instanceof RequestError ? error : unreadable(reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return 'has too many pixels';
  return /timeout/i.test(message) ? 'takes too long' : 'is damaged';
}

function apply(image: Sharp, { scaled, crop }: Plan): Sharp {
  const resized = image.resize(scaled.width, scaled.height, { fit: 'fill' });
  return crop ? resized.extract(crop) : resized;
}

/** A side that is not given can become very long, for a panorama, say. */
function checkSize({ scaled }: Plan, maxPixels: number): void {
  if (pixelsOf(scaled) > maxPixels || Math.max(scaled.width, scaled.height) > MAX_OUTPUT_SIDE) {
    throw badRequest('The parameters w and h make this picture too large');
  }
}

function pixelsOf({ width, height }: Size): number {
  return width * height;
}

function unreadable(what: string): RequestError {
  return new RequestError(422, `The file of the parameter src ${what}`);
}
