import { RATING_MAX, RATING_STEP, STAR_SIZE } from '#app/constants.ts';

const DRAWN_SIZE = 20;
export const STAR = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

/** A read-only rating. Each star is drawn twice, and the upper drawing is clipped to the rating. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const rounded = Math.round(rating / RATING_STEP) * RATING_STEP;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${DRAWN_SIZE * RATING_MAX} ${DRAWN_SIZE}`}
      width={STAR_SIZE * RATING_MAX}
      height={STAR_SIZE}
    >
      {Array.from({ length: RATING_MAX }, (_, index) => (
        <svg key={index} x={index * DRAWN_SIZE} width={DRAWN_SIZE} height={DRAWN_SIZE}>
          <path d={STAR} className="fill-current opacity-25" />
          <svg width={DRAWN_SIZE * Math.min(1, Math.max(0, rounded - index))} height={DRAWN_SIZE}>
            <path d={STAR} className="fill-current" />
          </svg>
        </svg>
      ))}
    </svg>
  );
}
