import type { ReactNode } from 'react';

/** Every look has a border: if a visitor's own colours replace ours, it outlines the button. */
const LOOKS = {
  primary: 'border-transparent bg-brand-500 text-white hover:bg-brand-700',
  quiet: 'border-brand-500 text-brand-700 hover:bg-tint-100',
  /** Quiet with a background of its own, for use on a picture or on a tint. */
  onAnything: 'border-brand-500 bg-white text-brand-700 hover:bg-tint-100',
  light: 'border-transparent bg-white text-brand-700 hover:bg-tint-100',
  onPicture: 'border-white/70 text-white hover:bg-white/15 forced-colors:bg-[Canvas]',
};

type Props = {
  /** Undefined for a page that this clinic has switched off; then nothing is rendered. */
  to: string | undefined;
  look?: keyof typeof LOOKS;
  children: ReactNode;
};

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border ' +
  'px-[calc(1.5rem-1px)] py-[calc(0.625rem-1px)] ' +
  'font-semibold leading-tight no-underline transition-colors duration-300 text-center';

export function buttonLook(look: keyof typeof LOOKS): string {
  return `${SHAPE} ${LOOKS[look]}`;
}

export function ButtonLink({ to, look = 'primary', children }: Props) {
  if (to === undefined) return null;
  return (
    <a href={to} className={buttonLook(look)}>
      {children}
    </a>
  );
}

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className="inline-flex min-h-11 items-center text-brand-500 underline underline-offset-4"
    >
      {children}
    </a>
  );
}

/** Makes a whole card clickable as one tab stop; the card itself must be `group relative`. */
export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className="text-ink no-underline decoration-accent-500 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
    >
      {children}
    </a>
  );
}
