import type { ReactNode } from 'react';
import { FLAG_LANGUAGES } from '#app/constants.ts';

export type FlagCode = (typeof FLAG_LANGUAGES)[number];

export function isFlagCode(code: string): code is FlagCode {
  return FLAG_LANGUAGES.some((known) => known === code);
}

/** The flags, drawn in a 24 by 16 viewBox, in slightly muted colours. */
const DRAWINGS: Record<FlagCode, ReactNode> = {
  it: <Tricolour colours={['#2e7d4f', '#fff', '#c0392f']} />,
  fr: <Tricolour colours={['#2a4b8d', '#fff', '#c0392f']} />,
  de: (
    <>
      <path fill="#23211f" d="M0 0h24v5.4H0z" />
      <path fill="#bf3a2b" d="M0 5.3h24v5.4H0z" />
      <path fill="#e2b23c" d="M0 10.7h24V16H0z" />
    </>
  ),
  es: (
    <>
      <path fill="#b8362b" d="M0 0h24v16H0z" />
      <path fill="#e8b93f" d="M0 4h24v8H0z" />
      <path fill="#b8362b" d="M6 6.2h3v2.3a1.5 1.5 0 0 1-3 0z" />
    </>
  ),
  gb: (
    <>
      <path fill="#2b3f78" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16m0-16L0 16" />
      <path stroke="#c0392f" strokeWidth="1.2" d="m0 0 24 16m0-16L0 16" />
      <path stroke="#fff" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c0392f" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
};

function Tricolour({ colours: [left, middle, right] }: { colours: [string, string, string] }) {
  return (
    <>
      <path fill={left} d="M0 0h8v16H0z" />
      <path fill={middle} d="M8 0h8v16H8z" />
      <path fill={right} d="M16 0h8v16h-8z" />
    </>
  );
}

export function Flag({ code }: { code: FlagCode }) {
  return (
    <svg
      viewBox="0 0 24 16"
      width="18"
      height="12"
      aria-hidden="true"
      className="shrink-0 rounded-xs ring-1 saturate-75 ring-ink/10"
    >
      {DRAWINGS[code]}
    </svg>
  );
}
