import type { ReactNode } from 'react';
import { useShownPath } from '#app/shell/use-shown-path.ts';

type Props = { href: string; className: string; children: ReactNode };

/** A link of the menu; the link to the current page is marked with aria-current. */
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
