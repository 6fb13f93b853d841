/** Distance from a slide's exact position that still counts as at rest, in slide widths. */
const AT_REST = 0.02;

/** The visible slide in a row of equally wide slides, and whether scrolling has come to rest. */
export function slidePosition(scrolled: number, width: number, count: number) {
  if (width <= 0) return { index: 0, isAtRest: false };
  const exact = scrolled / width;
  const index = clampIndex(Math.round(exact), count);
  return { index, isAtRest: Math.abs(exact - index) < AT_REST };
}

export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

/** The slide that a key leads to; other keys keep their default action. */
export function slideForKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return clampIndex(current - 1, count);
    case 'ArrowRight':
      return clampIndex(current + 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
