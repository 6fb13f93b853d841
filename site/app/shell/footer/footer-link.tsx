import type { ReactNode } from 'react';
import { ExternalIcon } from '#app/ui/icons.tsx';

/** Also used for buttons that look like links. */
export const FOOTER_LINK =
  'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline';

/** A link in one of the footer's lists. */
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

/** A link to another website, labelled as external. */
export function ExternalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <FooterLink to={to}>
      {children}
      <span className="scale-75 text-tint-300">
        <ExternalIcon />
      </span>
    </FooterLink>
  );
}
