import type { Locale } from '@alpsera/cms/locales';
import { useTranslations } from 'use-intl';
import { OfflineNotice } from '#app/navigation/offline-notice.tsx';
import { href } from '#app/routing/href.ts';
import { SearchButton } from '#app/search/search-button.tsx';
import { MenuIcon } from '#app/ui/icons.tsx';
import { GetStarted } from './get-started.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LogoMark } from './logo.tsx';
import { MENU_ID } from './menu/menu-id.ts';
import { Menu } from './menu/menu.tsx';
import { MessageBar } from './messages/message-bar.tsx';
import type { ShellData } from './shell-data.ts';

export function Header({ shell, locale }: { shell: ShellData; locale: Locale }) {
  const t = useTranslations();
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-white focus:px-4 focus:py-3 focus:shadow-soft"
      >
        {t('shell.skip')}
      </a>
      <MessageBar messages={shell.messages} />
      <header className="sticky top-0 z-40 border-b border-stone-200 bg-snow">
        <OfflineNotice />
        <div className="at-once page-width flex h-14 items-center xl:h-16">
          <a
            id="home-link"
            href={href('home', {}, locale)}
            className="mr-auto flex min-h-11 items-center gap-2 text-pine-700 no-underline sm:gap-3"
          >
            <LogoMark />
            <span className="wordmark">{t('shell.wordmark')}</span>
            <span className="sr-only">{t('shell.home')}</span>
          </a>
          <Menu groups={shell.menu} />
          <LanguageLinks locale={locale} />
          <SearchButton locale={locale} />
          <div className="ml-2 hidden sm:block">
            <GetStarted />
          </div>
          <button type="button" popoverTarget={MENU_ID} className="icon-button xl:hidden sm:ml-2">
            <MenuIcon />
            <span className="sr-only">{t('shell.menu')}</span>
          </button>
        </div>
      </header>
    </>
  );
}
