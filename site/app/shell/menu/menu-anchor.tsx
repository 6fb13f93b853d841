import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../../navigation/page-link.tsx';

type Props = { href: string; className: string; children: ReactNode };

/** A link of the menu: within the site by the router, elsewhere plainly. */
export function MenuAnchor({ href, className, children }: Props) {
  const { pathname } = useLocation();
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="noopener" className={className}>
        {children}
      </a>
    );
  }
  return (
    <PageLink to={href} aria-current={href === pathname ? 'page' : undefined} className={className}>
      {children}
    </PageLink>
  );
}
