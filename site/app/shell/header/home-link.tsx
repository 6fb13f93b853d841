import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { LOGO } from '#app/brand.ts';
import { href } from '#app/routing/href.ts';

/** The logo of the header, which leads to the home page. */
export function HomeLink({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  return (
    <a
      id="home-link"
      href={href('home', {}, locale)}
      className="mr-auto flex min-h-11 items-center gap-2 text-brand-700 no-underline sm:gap-3"
    >
      <LogoMark />
      <span className="wordmark">{CLINIC.name}</span>
      <span className="sr-only">{t('home')}</span>
    </a>
  );
}

/** The first link of a page, shown when it has the focus. */
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

function LogoMark() {
  return (
    <span
      aria-hidden="true"
      className="size-9 shrink-0 [&>svg]:size-full"
      dangerouslySetInnerHTML={{ __html: LOGO }}
    />
  );
}
