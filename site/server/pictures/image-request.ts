import type { OutputFormat } from '#server/files/formats.ts';
import type { FocalPoint } from './focal-point.ts';

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
