import { DEFAULT_LOCALE, LOCALES } from '@clinic/cms/clinic-config/locales';
import type { TranslationRow } from '@clinic/cms/translations/translation-row';
import Link from 'next/link';
import { languageName } from '../language-name.ts';
import { TRANSLATIONS_PATH } from '../translations/path.ts';
import type { Translate } from '@clinic/cms/studio-words/translator';

type Props = { t: Translate; language: string; rows: readonly TranslationRow[] };

/** How many entries are missing, drafts or older than the default language's, in each language. */
export function MissingTranslations({ language: shown, rows, t }: Props) {
  return (
    <section aria-labelledby="overview-translations">
      <h2 id="overview-translations">{t('overview:translations')}</h2>
      <ul>
        {LOCALES.map((locale) => {
          const count = (state: string) =>
            rows.filter(({ states }) => states[locale] === state).length;
          return (
            <li key={locale}>
              <Link href={`${TRANSLATIONS_PATH}?language=${locale}`}>
                {languageName(locale, shown, t)}
              </Link>
              <p>
                {t('overview:translationCounts', {
                  missing: count('missing'),
                  drafts: count('draft'),
                  older: count('older'),
                  language: languageName(DEFAULT_LOCALE, shown, t),
                })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
