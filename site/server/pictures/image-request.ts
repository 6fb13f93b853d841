import type { OutputFormat } from '#server/files/formats.ts';

export const MODES = ['thumbnail', 'bestFit', 'resize', 'fitToWidth', 'fitToHeight'] as const;
export type Mode = (typeof MODES)[number];

export type ImageRequest = {
  src: string;
  width?: number;
  height?: number;
  mode?: Mode;
  quality: number;
  focal: FocalPoint;
  /** Absent: the format of the source. */
  format?: OutputFormat;
  /** The client accepts AVIF too. It is smaller but takes longer to make: see image-service.ts. */
  orAvif?: boolean;
  /** No client waits for it, so it may be compressed slowly. */
  mayTakeLong?: boolean;
};

/** The spot of a picture that must stay visible when it is cropped, in percent. */
export type FocalPoint = { readonly x: number; readonly y: number };

const WORDS: Readonly<Record<string, Partial<FocalPoint>>> = {
  center: {},
  left: { x: 0 },
  right: { x: 100 },
  top: { y: 0 },
  bottom: { y: 100 },
};

/** `30 60` in percent, `0.3 0.6` as Cockpit stores it with its assets, or words: `top left`. */
export function parseFocalPoint(text: string): FocalPoint | undefined {
  const parts = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  if (parts.every((word) => Object.hasOwn(WORDS, word)) && parts.length <= 2) {
    return Object.assign({ x: 50, y: 50 }, ...parts.map((word) => WORDS[word])) as FocalPoint;
  }
  if (parts.length !== 2 || !parts.every((part) => /^\d+(?:\.\d+)?$/.test(part))) return undefined;
  const [x = 0, y = 0] = parts.map(Number);
  if (x <= 1 && y <= 1) return { x: x * 100, y: y * 100 };
  return x <= 100 && y <= 100 ? { x, y } : undefined;
}
