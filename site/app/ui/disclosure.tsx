import type { ReactNode } from 'react';

type Props = {
  summary: ReactNode;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** Open in print, and in `main` without scripts (disclosure.css). */
export function Disclosure({ summary, isOpen, className = '', children }: Props) {
  return (
    <details className={`disclosure ${className}`.trim()} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
