import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { IslandData } from '#app/island.tsx';
import { href } from '#app/routing/href.ts';
import { MenuIcon, SearchIcon } from '#app/ui/icons.tsx';
import { GetStarted } from '#app/shell/get-started.tsx';
import { HomeLink, SkipLink } from './home-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MENU_ID } from '#app/shell/menu/menu-id.ts';
import { Menu } from '#app/shell/menu/menu.tsx';
import { MessageBar } from '#app/shell/messages/message-bar.tsx';
import type { ShellData } from '#app/shell/shell-data/shell-data.ts';
import { useAlternates } from '#app/shell/use-alternates.ts';

export function Header({ shell, locale }: { shell: ShellData; locale: Locale }) {
  const t = useTranslations('shell');
  const alternates = useAlternates();
  return (
    <>
      <SkipLink />
      <MessageBar messages={shell.messages} />
      <header className="sticky top-0 z-40 border-b border-stone-200 bg-paper">
        <OfflineNotice />
        <div className="at-once page-width flex h-14 items-center xl:h-16">
          <HomeLink locale={locale} />
          <Menu groups={shell.menu} />
          <LanguageLinks locale={locale} targets={alternates} />
          <SearchButton locale={locale} />
          <div className="ml-2 hidden sm:block">
            <GetStarted />
          </div>
          <button type="button" popoverTarget={MENU_ID} className="icon-button xl:hidden sm:ml-2">
            <MenuIcon />
            <span className="sr-only">{t('menu')}</span>
          </button>
        </div>
      </header>
    </>
  );
}

/**
 * For visitors without a connection; site/app/islands/behaviours/connection-notice.ts shows it. It
 * is placed below the header: at the bottom it would cover the cookie card's buttons.
 */
function OfflineNotice() {
  const t = useTranslations('navigation');
  return (
    <div role="status" className="offline-notice no-print">
      <p hidden className="rounded-card bg-ink px-5 py-3 text-sm text-white shadow-soft">
        {t('offline')}
      </p>
    </div>
  );
}

/**
 * A link to the search page. With scripts it opens the search dialog instead
 * (islands/behaviours/search.ts), whose island data is rendered here.
 */
function SearchButton({ locale }: { locale: Locale }) {
  const t = useTranslations('search');
  return (
    <>
      <a
        href={href('search', {}, locale)}
        data-search=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        className="inline-flex size-11 items-center justify-center rounded-control text-brand-700 hover:bg-tint-100"
      >
        <SearchIcon />
        <span className="sr-only">{t('open')}</span>
      </a>
      <IslandData name="search" />
    </>
  );
}
