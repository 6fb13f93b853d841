import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useShell } from '#app/shell/page-context.ts';
import { useShownPath } from '#app/shell/use-shown-path.ts';
import { languageName } from '#app/ui/formats.ts';
import { MainTitle } from './main-title.tsx';

type Props = {
  title: string;
  /** One or two sentences below the title. */
  intro?: string;
  /** Shown above the title. */
  eyebrow?: ReactNode;
  /** The language of the page and that of its text, which may be a fallback. */
  locale?: Locale;
  language?: Locale;
};

/** The header of every page except the home page. */
export function PageTitle({ title, intro, eyebrow, locale, language }: Props) {
  const t = useTranslations('article');
  return (
    <header>
      {eyebrow}
      <MainTitle title={title} />
      <PrintedAddress />
      {intro && <p className="mt-5 max-w-text text-lg text-stone-600">{intro}</p>}
      {locale && language && language !== locale && (
        <p lang={locale} className="mt-5 max-w-text border-l-2 border-accent-500 pl-4">
          {t('translationMissing', {
            language: languageName(locale, locale),
            shown: languageName(language, locale),
          })}
        </p>
      )}
    </header>
  );
}

/** The address of a printed page, short enough to type. */
function PrintedAddress() {
  const path = useShownPath();
  const siteUrl = useShell().siteUrl ?? '';
  if (path === undefined) return null;
  const address = siteUrl.replace(/^https?:\/\//, '') + path;
  return <p className="mt-2 hidden text-sm text-stone-600 print:block">{address}</p>;
}
