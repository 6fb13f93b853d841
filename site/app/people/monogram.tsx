import { initialsOf } from './initials.ts';
import { portraitDesign } from './portrait-design.ts';

/** A portrait without a face: initials over a quiet landscape. The name stands beside it. */
export function Monogram({ name, className }: { name: string; className?: string }) {
  const { landscape, palette, disc, isMirrored } = portraitDesign(name);
  return (
    <svg viewBox="0 0 128 128" aria-hidden="true" className={className}>
      <rect width="128" height="128" className={palette.sky} />
      <g transform={isMirrored ? 'matrix(-1 0 0 1 128 0)' : undefined}>
        <circle {...disc} opacity="0.55" className={palette.disc} />
        <path d={landscape.far} opacity="0.75" className={palette.far} />
        <path d={landscape.near} className={palette.near} />
      </g>
      <text
        x="64"
        y="64"
        textAnchor="middle"
        fontSize="42"
        className={`font-serif tracking-wide ${palette.letters}`}
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}
