import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { LOGO } from '#app/brand.ts';
import { href } from '#app/routing/href.ts';
import { languageLabel } from '#app/ui/formats.ts';

export function HomeLink({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  return (
    <a
      id="home-link"
      href={href('home', {}, locale)}
      className="mr-auto flex min-h-11 items-center gap-2 text-brand-700 no-underline sm:gap-3"
    >
      <span
        aria-hidden="true"
        className="size-9 shrink-0 [&>svg]:size-full"
        dangerouslySetInnerHTML={{ __html: LOGO }}
      />
      <span className="wordmark">{CLINIC.name}</span>
      <span className="sr-only">{t('home')}</span>
    </a>
  );
}

export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-white focus:px-4 focus:py-3 focus:shadow-soft"
    >
      {t('skip')}
    </a>
  );
}

type Props = { locale: Locale; targets: Readonly<Record<Locale, string>> };

/** The before-paint script finds the links by `data-language` and stores the choice on click. */
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
