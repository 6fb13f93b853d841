/** Few, because each quality is a file of its own on disk; sizes are the client's choice. */
const QUALITIES = [20, 30, 36, 48, 60, 70, 80, 90] as const;

/** The nearest allowed quality. More than the highest costs much without a visible gain. */
export function allowedQuality(quality: number): number {
  const distance = (allowed: number) => Math.abs(allowed - quality);
  return QUALITIES.reduce((best, allowed) => (distance(allowed) < distance(best) ? allowed : best));
}
