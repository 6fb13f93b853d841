import type { PictureView } from '../entries/picture-view.ts';
import { imageAddress } from './image-address.ts';

const WIDTHS = [240, 360, 480, 600, 720, 960, 1280, 1760, 2400];
/** What the thumbnail service gives at most. */
const MAX_HEIGHT = 2560;

/** Small pictures are shown on dense screens, which forgive more. */
const QUALITIES = [
  { upTo: 360, quality: 40 },
  { upTo: 720, quality: 52 },
  { upTo: Infinity, quality: 60 },
];

export type Ratio = '16/9' | '3/2' | '4/3' | '1/1' | '5/2' | '3/4';

export function heightOf(width: number, ratio: Ratio): number {
  const [across = 3, down = 2] = ratio.split('/').map(Number);
  return Math.round((width * down) / across);
}

/** One crop of a picture by the thumbnail service; the browser's Accept header picks the format. */
export function thumbnail(host: string, picture: PictureView, width: number, ratio: Ratio): string {
  const quality = QUALITIES.find(({ upTo }) => width <= upTo)?.quality;
  return imageAddress(host, {
    ...{ src: picture.path, m: 'thumbnail', w: String(width) },
    ...{ h: String(heightOf(width, ratio)), q: String(quality), mime: 'auto', o: '1' },
    fp: `${picture.focal.x} ${picture.focal.y}`,
  });
}

/** The sizes that a browser may choose from. */
export function sources(host: string, picture: PictureView, ratio: Ratio): string {
  return WIDTHS.filter((width) => heightOf(width, ratio) <= MAX_HEIGHT)
    .map((width) => `${thumbnail(host, picture, width, ratio)} ${width}w`)
    .join(', ');
}
