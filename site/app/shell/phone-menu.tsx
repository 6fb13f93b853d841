import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { CLINIC_PAGES, MAIN_PAGES } from './navigation.ts';
import { PageLinks } from './page-links.tsx';

const LINK =
  'flex min-h-12 items-center border-b border-stone-200 text-ink no-underline aria-[current=page]:text-pine-500';

/** The menu of small screens: a disclosure of the platform, so that it works before any script. */
export function PhoneMenu() {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  return (
    // A new key closes it when a link has led to another page.
    <details key={pathname} className="group xl:hidden">
      <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded-control text-pine-700 hover:bg-glacier-100 [&::-webkit-details-marker]:hidden">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M4 7h16M4 12h16M4 17h16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
        <span className="sr-only">{t('menu')}</span>
      </summary>
      <nav
        aria-label={t('navigation')}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-stone-200 bg-snow shadow-soft"
      >
        <ul className="page-width pt-2 pb-6">
          <PageLinks pages={MAIN_PAGES} className={`${LINK} font-semibold`} />
          <PageLinks pages={CLINIC_PAGES} className={LINK} />
        </ul>
      </nav>
    </details>
  );
}
