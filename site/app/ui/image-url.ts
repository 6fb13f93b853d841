import type { PictureSize } from './picture-sizes.ts';

/** The address of a picture in one size; the Accept header of the browser decides its format. */
export function imageUrl(
  host: string,
  path: string,
  { mode, width, height, quality }: PictureSize,
  focal?: { x: number; y: number },
): string {
  const query = new URLSearchParams({
    src: path,
    m: mode,
    w: String(width),
    h: String(height),
    q: String(quality),
    mime: 'auto',
    o: '1',
    ...(focal && { fp: `${focal.x} ${focal.y}` }),
  });
  return `${host}/api/cockpit/image?${query}`;
}
