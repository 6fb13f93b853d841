import type { ReactNode } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { useShownPath } from '../use-shown-path.ts';

type Props = { href: string; className: string; children: ReactNode };

/** A link of the menu: within the site by the router, elsewhere plainly. */
export function MenuAnchor({ href, className, children }: Props) {
  const path = useShownPath();
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="noopener" className={className}>
        {children}
      </a>
    );
  }
  return (
    <PageLink to={href} aria-current={href === path ? 'page' : undefined} className={className}>
      {children}
    </PageLink>
  );
}
