import type { ComponentPropsWithoutRef } from 'react';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target'> & { to: string };

/**
 * A link to another page of the site. It is plain HTML, which costs nothing to wake up; once scripts
 * run, one listener follows them all: see use-page-links.ts.
 */
export function PageLink({ to, children, ...rest }: Props) {
  return (
    <a href={to} data-page="" {...rest}>
      {children}
    </a>
  );
}
