import type { ReactNode } from 'react';

/** The frame of all icons: 24 px grid, 1.5 px strokes, round caps. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {children}
    </svg>
  );
}

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M5 4h3.5l1.6 4.2-2.2 1.5a11 11 0 0 0 5.4 5.4l1.5-2.2L19 14.5V18a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 3 6.2 2 2 0 0 1 5 4Z" />
    </Icon>
  );
}

export function ArrowIcon() {
  return (
    <Icon>
      <path d="M5 12h13M13 7l5 5-5 5" />
    </Icon>
  );
}

export function MailIcon() {
  return (
    <Icon>
      <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
      <path d="m4 7 8 6 8-6" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function ChevronIcon({ direction }: { direction: 'left' | 'right' }) {
  return (
    <Icon>
      <path d={direction === 'left' ? 'm14.5 6-6 6 6 6' : 'm9.5 6 6 6-6 6'} />
    </Icon>
  );
}

export function PlayIcon() {
  return (
    <Icon>
      <path d="M8 5.5v13l10.5-6.5Z" fill="currentColor" />
    </Icon>
  );
}

export function ExternalIcon() {
  return (
    <Icon>
      <path d="M9 6h9v9M18 6 7 17" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </Icon>
  );
}

export function ReviewedIcon() {
  return (
    <Icon>
      <path d="M12 3.5 5 6v5.5c0 4.2 2.8 7.3 7 9 4.2-1.7 7-4.8 7-9V6Z" />
      <path d="m8.8 11.8 2.3 2.3 4.2-4.4" />
    </Icon>
  );
}

export function PinIcon() {
  return (
    <Icon>
      <path d="M12 21c-4.5-5-6.5-8.2-6.5-11a6.5 6.5 0 0 1 13 0c0 2.8-2 6-6.5 11Z" />
      <circle cx="12" cy="10" r="2.2" />
    </Icon>
  );
}

export function FaxIcon() {
  return (
    <Icon>
      <path d="M8 8V4h8v4M8 18H5a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 5 8h14a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 19 18h-3" />
      <path d="M8 14h8v6H8z" />
    </Icon>
  );
}
