import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';
import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../card.tsx';

type Line = {
  key: string;
  name: string | undefined;
  href?: string | undefined;
  about?: string;
  action?: ReactNode;
};
type Props = Omit<ComponentProps<typeof Card>, 'children'> & {
  lines: readonly Line[];
  hint?: StudioWordKey;
  /** What is said where there are no lines; without it, the card is then not shown. */
  none?: StudioWordKey;
};

export function LinesCard({ hint, lines, none, ...card }: Props) {
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
