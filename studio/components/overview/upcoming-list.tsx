import { CLINIC_TIME_ZONE } from '@clinic/cms/clinic-config/clinic-time';
import type { UpcomingChange } from '@clinic/cms/overview/upcoming-changes';
import Link from 'next/link';
import { languageName } from '../language-name.ts';
import type { Translate } from '@clinic/cms/studio-words/translator';

type Props = { t: Translate; language: string; upcoming: readonly UpcomingChange[] };

export function UpcomingList({ language: shown, t, upcoming }: Props) {
  const format = new Intl.DateTimeFormat(shown, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: CLINIC_TIME_ZONE,
  });
  return (
    <section aria-labelledby="overview-upcoming">
      <h2 id="overview-upcoming">{t('overview:upcoming')}</h2>
      {upcoming.length === 0 && <p>{t('overview:nothingComes')}</p>}
      <ul>
        {upcoming.map(({ action, at, href, language, title }) => (
          <li key={`${at} ${action} ${language} ${href}`}>
            <Link href={href}>{title || t('overview:untitled')}</Link>
            <p>
              {t(action === 'publish' ? 'overview:goesLive' : 'overview:goesOff', {
                when: format.format(new Date(at)),
                language: languageName(language, shown, t),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
