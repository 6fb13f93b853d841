import type { Piece } from './mark-matches.ts';

/** A text with what answers the question marked in it. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    // Pieces never change places.
    // oxlint-disable-next-line react/no-array-index-key
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
