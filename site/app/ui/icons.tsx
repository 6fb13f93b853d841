import type { ReactNode } from 'react';

type Props = { d?: string; children?: ReactNode };

function Icon({ d, children }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-6 shrink-0"
    >
      {d && <path d={d} />}
      {children}
    </svg>
  );
}

export const PhoneIcon = () => (
  <Icon d="M5 4h3.5l1.6 4.2-2.2 1.5a11 11 0 0 0 5.4 5.4l1.5-2.2L19 14.5V18a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 3 6.2 2 2 0 0 1 5 4Z" />
);
export const ArrowIcon = () => <Icon d="M5 12h13M13 7l5 5-5 5" />;
export const MenuIcon = () => <Icon d="M4 7h16M4 12h16M4 17h16" />;
export const CloseIcon = () => <Icon d="m6 6 12 12M18 6 6 18" />;
export const ExternalIcon = () => <Icon d="M9 6h9v9M18 6 7 17" />;

export const ChevronIcon = ({ direction }: { direction: 'left' | 'right' }) => (
  <Icon d={direction === 'left' ? 'm14.5 6-6 6 6 6' : 'm9.5 6 6 6-6 6'} />
);

export const MailIcon = () => (
  <Icon>
    <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
    <path d="m4 7 8 6 8-6" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M8 5.5v13l10.5-6.5Z" fill="currentColor" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);

export const PinIcon = () => (
  <Icon d="M12 21c-4.5-5-6.5-8.2-6.5-11a6.5 6.5 0 0 1 13 0c0 2.8-2 6-6.5 11Z">
    <circle cx="12" cy="10" r="2.2" />
  </Icon>
);

export const FaxIcon = () => (
  <Icon d="M8 8V4h8v4M8 18H5a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 5 8h14a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 19 18h-3">
    <path d="M8 14h8v6H8z" />
  </Icon>
);
