import type { Locale } from '@alpsera/cms/locales';
import { useTranslations } from 'use-intl';
import { useAlternates } from './use-alternates.ts';

const ORDER: Locale[] = ['de', 'en', 'it'];

/** Full page loads on purpose: a browser holds the words of one language only. */
export function LanguageLinks({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const alternates = useAlternates();
  return (
    <nav aria-label={t('shell.language')}>
      <ul className="flex">
        {ORDER.map((language) => (
          <li key={language}>
            <a
              href={alternates[language]}
              hrefLang={language}
              lang={language}
              aria-current={language === locale ? 'true' : undefined}
              className="inline-flex h-11 w-9 items-center justify-center text-sm font-semibold text-stone-600 sm:w-11 uppercase hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-larch-500 aria-[current]:decoration-2 aria-[current]:underline-offset-8"
            >
              <span aria-hidden="true">{language}</span>
              <span className="sr-only">{t(`languages.${language}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
