import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';
import type { Translate } from '@clinic/cms/studio-words/translator';
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
