import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { badRequest, RequestError } from '#server/http/request-error.ts';
import { encodeAs, formatOfBytes, MAX_PIXELS, type OutputFormat } from '#server/files/formats.ts';
import type { ImageRequest, Mode, FocalPoint } from './image-request.ts';
import type { SourceFile } from '#server/files/source-file.ts';
import { THUMBNAIL_HEIGHT } from '#app/constants.ts';

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

type Size = { readonly width: number; readonly height: number };
type Wanted = { width?: number; height?: number; mode?: Mode; focal: FocalPoint };
type Plan = { scaled: Size; crop?: Size & { left: number; top: number } };

/** Tolerance for floating-point errors: 90 × ⅔ must be 60. */
const TINY = 1e-9;
const roundUp = (value: number) => Math.max(1, Math.ceil(value - TINY));
const roundDown = (value: number) => Math.max(1, Math.floor(value + TINY));

/** How a picture becomes a thumbnail. Rounds as Cockpit does, to the pixel. */
function planThumbnail(source: Size, wanted: Wanted): Plan {
  const box = toBox(source, wanted);
  switch (wanted.mode ?? defaultMode(source, box, wanted)) {
    case 'thumbnail':
      return cover(source, box, wanted.focal);
    case 'bestFit':
      return { scaled: fitInside(source, box) };
    case 'resize':
      return { scaled: box };
    case 'fitToWidth':
      return { scaled: { width: box.width, height: roundDown(box.width / ratioOf(source)) } };
    case 'fitToHeight':
      return { scaled: { width: roundDown(box.height * ratioOf(source)), height: box.height } };
  }
}

function toBox(source: Size, { width, height }: Wanted): Size {
  if (width && height) return { width, height };
  if (width) return { width, height: roundUp(source.height * (width / source.width)) };
  const tall = height ?? THUMBNAIL_HEIGHT;
  return { width: roundUp(source.width * (tall / source.height)), height: tall };
}

/** Without a mode nothing is enlarged; with one side given, the result is the box to the pixel. */
function defaultMode(source: Size, box: Size, { width, height }: Wanted): Mode {
  const isOneSide = (width === undefined) !== (height === undefined);
  const isSmaller = box.width <= source.width && box.height <= source.height;
  return isOneSide && isSmaller ? 'thumbnail' : 'bestFit';
}

function fitInside(source: Size, box: Size): Size {
  if (source.width <= box.width && source.height <= box.height) return source;
  const ratio = ratioOf(source);
  return box.width / box.height > ratio
    ? { width: roundDown(box.height * ratio), height: box.height }
    : { width: box.width, height: roundDown(box.width / ratio) };
}

function cover(source: Size, box: Size, focal: FocalPoint): Plan {
  const scale = Math.max(box.width / source.width, box.height / source.height);
  const scaled = {
    width: Math.max(box.width, Math.round(source.width * scale)),
    height: Math.max(box.height, Math.round(source.height * scale)),
  };
  if (scaled.width === box.width && scaled.height === box.height) return { scaled };
  const left = Math.round(((scaled.width - box.width) * focal.x) / 100);
  const top = Math.round(((scaled.height - box.height) * focal.y) / 100);
  return { scaled, crop: { ...box, left, top } };
}

function ratioOf({ width, height }: Size): number {
  return width / height;
}
