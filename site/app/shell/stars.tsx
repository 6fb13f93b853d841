import { RATING_MAX, RATING_STEP, STAR_SIZE } from '#app/constants.ts';

const DRAWN = 20;
export const STAR = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

/** A read-only rating in tenths of a star: each star is drawn twice, the upper one clipped. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const rounded = Math.round(rating / RATING_STEP) * RATING_STEP;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${DRAWN * RATING_MAX} ${DRAWN}`}
      width={STAR_SIZE * RATING_MAX}
      height={STAR_SIZE}
    >
      {Array.from({ length: RATING_MAX }, (_, index) => (
        <svg key={index} x={index * DRAWN} width={DRAWN} height={DRAWN}>
          <path d={STAR} className="fill-current opacity-25" />
          <svg width={DRAWN * Math.min(1, Math.max(0, rounded - index))} height={DRAWN}>
            <path d={STAR} className="fill-current" />
          </svg>
        </svg>
      ))}
    </svg>
  );
}
