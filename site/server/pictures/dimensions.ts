import { THUMBNAIL_HEIGHT } from '#app/constants.ts';
import type { FocalPoint } from './focal-point.ts';
import type { Mode } from './image-request.ts';

export type Size = { readonly width: number; readonly height: number };
export type Wanted = { width?: number; height?: number; mode?: Mode; focal: FocalPoint };
export type Plan = { scaled: Size; crop?: Size & { left: number; top: number } };

/** Tolerance for floating-point errors: 90 × ⅔ must be 60. */
const TINY = 1e-9;
const up = (value: number) => Math.max(1, Math.ceil(value - TINY));
const down = (value: number) => Math.max(1, Math.floor(value + TINY));

/** How a picture becomes a thumbnail. Rounds as Cockpit does, to the pixel. */
export function planThumbnail(source: Size, wanted: Wanted): Plan {
  const box = toBox(source, wanted);
  switch (wanted.mode ?? defaultMode(source, box, wanted)) {
    case 'thumbnail':
      return cover(source, box, wanted.focal);
    case 'bestFit':
      return { scaled: fitInside(source, box) };
    case 'resize':
      return { scaled: box };
    case 'fitToWidth':
      return { scaled: { width: box.width, height: down(box.width / ratioOf(source)) } };
    case 'fitToHeight':
      return { scaled: { width: down(box.height * ratioOf(source)), height: box.height } };
  }
}

/** A side that is not given follows from the other one. */
function toBox(source: Size, { width, height }: Wanted): Size {
  if (width && height) return { width, height };
  if (width) return { width, height: up(source.height * (width / source.width)) };
  const tall = height ?? THUMBNAIL_HEIGHT;
  return { width: up(source.width * (tall / source.height)), height: tall };
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
    ? { width: down(box.height * ratio), height: box.height }
    : { width: box.width, height: down(box.width / ratio) };
}

/** Fills the box and cuts off what is too much, furthest from the focal point. */
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
