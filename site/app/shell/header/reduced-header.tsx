import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import { PhoneIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.ts';
import { HomeLink, SkipLink } from './home-link.tsx';
import { LanguageLinks } from './language-links.tsx';

/** The header of a page whose shell failed: it needs neither menu nor content. */
export function ReducedHeader({ locale, phone }: { locale: Locale; phone: string }) {
  const t = useTranslations('shell');
  const homes = Object.fromEntries(
    LOCALES.map((language) => [language, href('home', {}, language)]),
  ) as Record<Locale, string>;
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-40 border-b border-stone-200 bg-paper">
        <div className="page-width flex h-14 items-center xl:h-16">
          <HomeLink locale={locale} />
          <LanguageLinks locale={locale} targets={homes} />
          <a
            href={telHref(phone)}
            className="ml-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-brand-700 sm:ml-4"
          >
            <PhoneIcon />
            <span className="sr-only">{t('phone')}</span>
            <span className="sr-only sm:not-sr-only">{phone}</span>
          </a>
        </div>
      </header>
    </>
  );
}
