import { LOCALES } from '@clinic/cms/clinic-config/locales';
import type { TranslationRow } from '@clinic/cms/translations/translation-row';
import Link from 'next/link';
import type { Translate } from '@clinic/cms/studio-words/translator';

/** The reader's own unpublished work, each in the first language that is a draft. */
export function DraftList({ drafts, t }: { drafts: readonly TranslationRow[]; t: Translate }) {
  return (
    <section aria-labelledby="overview-drafts">
      <h2 id="overview-drafts">{t('overview:drafts')}</h2>
      {drafts.length === 0 && <p>{t('overview:noDrafts')}</p>}
      <ul>
        {drafts.map(({ document, href, states, title }) => {
          const locale = LOCALES.find((one) => states[one] === 'draft');
          return (
            <li key={document}>
              <Link href={`${href}?locale=${locale}`}>{title || t('overview:untitled')}</Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
