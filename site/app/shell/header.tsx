import type { Locale } from '@alpsera/cms/locales';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../routing/href.ts';
import { PhoneIcon } from '../ui/icons.tsx';
import { telHref } from '../ui/phone.ts';
import { LanguageLinks } from './language-links.tsx';
import { LogoMark } from './logo.tsx';
import { MAIN_PAGES } from './navigation.ts';
import { PageLinks } from './page-links.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import type { ClinicView } from './shell-data.ts';

export function Header({ clinic, locale }: { clinic?: ClinicView; locale: Locale }) {
  const t = useTranslations();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-white focus:px-4 focus:py-3 focus:shadow-soft"
      >
        {t('shell.skip')}
      </a>
      <header className="sticky top-0 z-40 border-b border-stone-200 bg-snow">
        <div className="page-width flex h-14 items-center gap-0.5 sm:gap-4 lg:h-16">
          <Link
            to={href('home', {}, locale)}
            className="mr-auto flex min-h-11 items-center gap-2 text-pine-700 sm:gap-3 no-underline"
          >
            <LogoMark />
            <span className="font-serif text-lg tracking-tight text-ink sm:text-xl">Alpsera</span>
            <span className="sr-only">{t('shell.home')}</span>
          </Link>
          <nav aria-label={t('shell.navigation')} className="hidden xl:block">
            <ul className="flex gap-6">
              <PageLinks
                pages={MAIN_PAGES}
                className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-ink no-underline decoration-larch-500 decoration-2 underline-offset-8 hover:underline aria-[current=page]:underline"
              />
            </ul>
          </nav>
          <LanguageLinks locale={locale} />
          {clinic && (
            <a
              href={telHref(clinic.phone)}
              className="hidden size-11 items-center sm:inline-flex justify-center rounded-control text-pine-700 hover:bg-glacier-100"
            >
              <PhoneIcon />
              <span className="sr-only">
                {t('shell.callUs')}: {clinic.phone}
              </span>
            </a>
          )}
          <PhoneMenu />
        </div>
      </header>
    </>
  );
}
