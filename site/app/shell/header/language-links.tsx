import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { languageLabel } from '#app/ui/formats.ts';

type Props = {
  locale: Locale;
  /** Where the link of each language leads. */
  targets: Readonly<Record<Locale, string>>;
};

/** Nothing where there is one language only. The before-paint script stores the choice on click; it finds the links by `data-language`. */
export function LanguageLinks({ locale, targets }: Props) {
  const t = useTranslations();
  if (CLINIC.switcher.length < 2) return null;
  return (
    <nav aria-label={t('shell.language')} className="header-languages xl:ml-3">
      <ul className="flex">
        {CLINIC.switcher.map((language) => (
          <li key={language}>
            <a
              href={targets[language]}
              hrefLang={language}
              lang={language}
              data-language={language}
              aria-current={language === locale ? 'true' : undefined}
              className="inline-flex h-11 w-11 items-center justify-center text-sm font-semibold text-stone-600 uppercase decoration-accent-500 decoration-2 underline-offset-8 hover:text-ink aria-[current]:text-ink aria-[current]:underline xl:w-9"
            >
              <span aria-hidden="true">{language}</span>
              <span className="sr-only">{languageLabel(language, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
