/** How far from a slide's exact place still counts as having come to rest, in widths. */
const AT_REST = 0.02;

/** Which slide a row of equally wide slides shows, and whether it has come to rest there. */
export function slidePosition(scrolled: number, width: number, count: number) {
  if (width <= 0) return { index: 0, isAtRest: false };
  const exact = scrolled / width;
  const index = keepWithin(Math.round(exact), count);
  return { index, isAtRest: Math.abs(exact - index) < AT_REST };
}

export function keepWithin(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

/** Where a key leads in the viewer; others are left to the browser. */
export function slideForKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return keepWithin(current - 1, count);
    case 'ArrowRight':
      return keepWithin(current + 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
