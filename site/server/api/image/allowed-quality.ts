/** Each quality is a file of its own on disk, so there are few; the sizes are whoever asks's own. */
const QUALITIES = [20, 30, 36, 48, 60, 70, 80, 90] as const;

/** The nearest quality that pictures are made in. More than the highest costs much and shows nothing. */
export function allowedQuality(quality: number): number {
  const distance = (allowed: number) => Math.abs(allowed - quality);
  return QUALITIES.reduce((best, allowed) => (distance(allowed) < distance(best) ? allowed : best));
}
