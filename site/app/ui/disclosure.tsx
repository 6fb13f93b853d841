import type { ReactNode } from 'react';

type Props = {
  summary: ReactNode;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** What is shown when it is asked for; printed, and without scripts, it is open (disclosure.css). */
export function Disclosure({ summary, isOpen, className = '', children }: Props) {
  return (
    <details className={`disclosure ${className}`.trim()} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
