import { RATING_MAX } from '../constants.ts';

export const STAR = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
const STAR_SIZE = 20;

/** A read-only rating in tenths of a star: each star is drawn twice, the upper one cut to size. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const width = STAR_SIZE * RATING_MAX;
  const rounded = Math.round(rating * 10) / 10;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${STAR_SIZE}`}
      width={width}
      height={STAR_SIZE}
    >
      {Array.from({ length: RATING_MAX }, (_, index) => (
        <svg key={index} x={index * STAR_SIZE} width={STAR_SIZE} height={STAR_SIZE}>
          <path d={STAR} className="fill-current opacity-25" />
          <svg width={STAR_SIZE * Math.min(1, Math.max(0, rounded - index))} height={STAR_SIZE}>
            <path d={STAR} className="fill-current" />
          </svg>
        </svg>
      ))}
    </svg>
  );
}
