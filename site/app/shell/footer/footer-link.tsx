import type { ReactNode } from 'react';
import { ExternalIcon } from '#app/ui/icons.tsx';

/** Also for what looks like a link and is a button. */
export const FOOTER_LINK =
  'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline';

/** A line of a list in the footer. */
export function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  const rel = to.startsWith('/') ? undefined : 'noopener';
  return (
    <li>
      <a href={to} rel={rel} className={FOOTER_LINK}>
        {children}
      </a>
    </li>
  );
}

/** Another website, and said to be one. */
export function ExternalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <FooterLink to={to}>
      {children}
      <span className="scale-75 text-glacier-300">
        <ExternalIcon />
      </span>
    </FooterLink>
  );
}
