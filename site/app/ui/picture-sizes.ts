export type PictureSize = {
  readonly mode: 'thumbnail' | 'bestFit';
  readonly width: number;
  readonly height: number;
  readonly quality: number;
};

/** The thumbnail service makes the sizes that our pages use before any others. */
export const CROP_WIDTHS = [180, 240, 360, 480, 600, 720, 960, 1280, 1760, 2400] as const;
export const RATIOS = ['16/9', '3/2', '4/3', '1/1', '5/2', '5/1', '2/1', '3/4'] as const;
export const VIEWER_SIDES = [800, 1200, 1600, 2200] as const;
export const LOGO_WIDTHS = [320, 480, 640] as const;

export type CropWidth = (typeof CROP_WIDTHS)[number];
export type Ratio = (typeof RATIOS)[number];

/** The thumbnail service delivers nothing higher. */
const MAX_HEIGHT = 2560;

/** Small pictures are shown on dense screens, where a lower quality is less visible. */
const PHOTO_QUALITIES = [
  { upTo: 360, quality: 36 },
  { upTo: 720, quality: 48 },
  { upTo: Infinity, quality: 60 },
];
/** The flat colours of drawings show artefacts that a photo would hide. */
const DRAWING_QUALITIES = [
  { upTo: 180, quality: 48 },
  { upTo: 720, quality: 60 },
  { upTo: Infinity, quality: 70 },
];

/** Maximum ratio of width to height; logos come in many shapes. */
const LOGO_RATIO = 320 / 56;

export function heightOf(width: number, ratio: Ratio): number {
  const [across = 3, down = 2] = ratio.split('/').map(Number);
  return Math.round((width * down) / across);
}

/** The widths in which a crop is offered; the smallest one is for drawings only. */
export function cropWidths(ratio: Ratio, isDrawing: boolean): CropWidth[] {
  return CROP_WIDTHS.filter(
    (width) => heightOf(width, ratio) <= MAX_HEIGHT && (isDrawing || width > CROP_WIDTHS[0]),
  );
}

export function cropSize(width: CropWidth, ratio: Ratio, qualities = PHOTO_QUALITIES): PictureSize {
  const quality = qualities.find(({ upTo }) => width <= upTo)?.quality ?? 60;
  return { mode: 'thumbnail', width, height: heightOf(width, ratio), quality };
}

export function drawingSize(width: CropWidth, ratio: Ratio): PictureSize {
  return cropSize(width, ratio, DRAWING_QUALITIES);
}

/** The whole picture, uncropped; `side` is its maximum width and height. */
export function viewerSize(side: (typeof VIEWER_SIDES)[number]): PictureSize {
  return { mode: 'bestFit', width: side, height: side, quality: 80 };
}

export function logoSize(width: (typeof LOGO_WIDTHS)[number]): PictureSize {
  return { mode: 'bestFit', width, height: Math.round(width / LOGO_RATIO), quality: 60 };
}
