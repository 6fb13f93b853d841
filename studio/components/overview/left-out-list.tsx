import type { LeftOut } from '@clinic/cms/overview/left-out';
import { getTranslation } from '@payloadcms/translations';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import { subjectOf } from '../audit-log/subject-of.ts';
import { translator } from '@clinic/cms/studio-words/translator';

type Server = Pick<ServerProps, 'i18n' | 'payload'>;

/** Published entries that visitors do not see, each with the field that is to be mended. */
export function LeftOutList({ entries, ...server }: Server & { entries: readonly LeftOut[] }) {
  const t = translator(server.i18n);
  return (
    <section aria-labelledby="overview-left-out">
      <h2 id="overview-left-out">{t('overview:leftOut')}</h2>
      {entries.length === 0 && <p>{t('overview:nothingLeftOut')}</p>}
      <ul>
        {entries.map((one) => {
          const subject = subjectOf(one, server);
          const title = one.title || t('overview:untitled');
          const name = one.entry ? `${subject?.label}: ${title}` : subject?.label;
          const field = labelOf(one, server);
          return (
            <li key={`${one.collection} ${one.entry}`}>
              <Link href={subject?.href ?? '/admin'}>{name}</Link>
              <p>{field ? t('overview:fieldUnfit', { field }) : t('overview:somethingUnfit')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function labelOf({ collection: slug, field: name }: LeftOut, { i18n, payload }: Server) {
  const { collections, globals } = payload.config;
  const config = [...collections, ...globals].find((known) => known.slug === slug);
  const field = config?.flattenedFields.find((known) => known.name === name);
  const label = field && 'label' in field ? field.label : undefined;
  return label ? getTranslation(label, i18n) : undefined;
}
