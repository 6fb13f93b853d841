import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

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
    <Link to={href} aria-current={href === pathname ? 'page' : undefined} className={className}>
      {children}
    </Link>
  );
}
