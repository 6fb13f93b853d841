import { CLINIC_TIME_ZONE } from '@clinic/cms/clinic-config/clinic-time';
import type { TitledChange } from '@clinic/cms/audit-log/last-changes';
import { LOG_KIND_LABELS } from '@clinic/cms/audit-log/log';
import { getTranslation } from '@payloadcms/translations';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import { subjectOf } from '../audit-log/subject-of.ts';
import { translator } from '@clinic/cms/studio-words/translator';

type Props = Pick<ServerProps, 'i18n' | 'payload'> & { changes: readonly TitledChange[] };

/** Who changed what, and when; what was deleted has nothing to lead to. */
export function ChangeList({ changes, i18n, payload }: Props) {
  const t = translator(i18n);
  const format = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: CLINIC_TIME_ZONE,
  });
  return (
    <section aria-labelledby="overview-changes">
      <h2 id="overview-changes">{t('overview:changes')}</h2>
      {changes.length === 0 && <p>{t('overview:noChanges')}</p>}
      <ul>
        {changes.map((change) => {
          const { at, collection, entry, kind, title, who } = change;
          const subject = subjectOf(change, { i18n, payload });
          const name = [subject?.label, title].filter(Boolean).join(': ');
          const did = getTranslation(LOG_KIND_LABELS[kind], i18n);
          return (
            <li key={`${collection} ${entry} ${kind} ${at.toISOString()}`}>
              {subject?.href && kind !== 'deleted' ? <Link href={subject.href}>{name}</Link> : name}
              <p>{t('overview:changedBy', { did, who, when: format.format(at) })}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
