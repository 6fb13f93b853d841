'use client';

import type { Found } from '@clinic/cms/inbox/person/person-endpoints';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { useTranslation } from '@payloadcms/ui';
import Link from 'next/link';

const PARTS = ['requests', 'testimonials', 'subscribers', 'mails', 'spooled'] as const;

/** What is stored about somebody, by kind, each with a link to it. */
export function FoundEntries({ found }: { found: Found }) {
  const { i18n, t } = useTranslation<StudioWords, StudioWordKey>();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return PARTS.filter((part) => found.counts[part] > 0).map((part) => (
    <section key={part}>
      <h3>
        {t(`person:${part}`)} <span className="inbox-tabs__count">{found.counts[part]}</span>
      </h3>
      <ul className="found-entries">
        {found.entries[part].map(({ id, at, name, href }) => (
          <li key={id}>
            {href ? <Link href={href}>{name}</Link> : name}{' '}
            {at && <time dateTime={at}>{format.format(new Date(at))}</time>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
