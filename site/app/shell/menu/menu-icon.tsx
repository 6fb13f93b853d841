import type { ReactNode } from 'react';
import { useShownPath } from '#app/shell/page-context.ts';

/** Sanitised SVG shapes from the content, in the frame that all icons share. */
export function MenuIcon({ shapes }: { shapes: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="menu-icon"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** An arrow that points down; styles flip it while its disclosure is open. */
export function DisclosureIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="menu-icon menu-chevron">
      <path d="m6 9.5 6 6 6-6" />
    </svg>
  );
}

type Props = { href: string; className: string; children: ReactNode };

export function MenuAnchor({ href, className, children }: Props) {
  const path = useShownPath();
  return (
    <a
      href={href}
      rel={href.startsWith('/') ? undefined : 'noopener'}
      aria-current={href === path ? 'page' : undefined}
      className={className}
    >
      {children}
    </a>
  );
}
