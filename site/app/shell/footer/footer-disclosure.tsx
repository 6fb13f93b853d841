import type { ReactNode } from 'react';
import { DisclosureIcon } from '#app/shell/menu/menu-icon.tsx';

type Props = {
  title: string;
  /** On large screens, whether the title is shown; the content always is. */
  hasHeading?: boolean;
  children: ReactNode;
};

/**
 * A part of the footer that phones show when it is asked for. On larger screens it is open without
 * a script; browsers that cannot do that keep the disclosure (see footer.css).
 */
export function FooterDisclosure({ title, hasHeading = true, children }: Props) {
  return (
    <>
      {hasHeading && <h2 className="footer-heading mb-3 text-lg">{title}</h2>}
      <details className="footer-details">
        <summary>
          <h2 className="text-lg">{title}</h2>
          <DisclosureIcon />
        </summary>
        {children}
      </details>
    </>
  );
}
