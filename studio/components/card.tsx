import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';
import type { Translate } from '@clinic/cms/studio-words/translator';
import Link from 'next/link';
import type { ReactNode } from 'react';

type CardProps = { id: string; title: StudioWordKey; t: Translate; children: ReactNode };

export function Card({ id, title, t, children }: CardProps) {
  return (
    <section aria-labelledby={`overview-${id}`}>
      <h2 id={`overview-${id}`}>{t(title)}</h2>
      {children}
    </section>
  );
}

type Line = {
  key: string;
  name: string | undefined;
  href?: string | undefined;
  about?: string;
  action?: ReactNode;
};
type LinesProps = Omit<CardProps, 'children'> & {
  lines: readonly Line[];
  hint?: StudioWordKey;
  /** Shown if there are no lines; without it, a card without lines is hidden. */
  none?: StudioWordKey;
};

export function LinesCard({ hint, lines, none, ...card }: LinesProps) {
  const isEmpty = lines.length === 0;
  if (isEmpty && !none) return null;
  return (
    <Card {...card}>
      {hint && <p>{card.t(hint)}</p>}
      {isEmpty && none && <p>{card.t(none)}</p>}
      <ul>
        {lines.map(({ about, action, href, key, name }) => (
          <li key={key}>
            {href ? <Link href={href}>{name}</Link> : name}
            {about && <p>{about}</p>}
            {action}
          </li>
        ))}
      </ul>
    </Card>
  );
}
