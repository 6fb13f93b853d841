import type { Locale } from '@alpsera/cms/locales';
import { useTranslations } from 'use-intl';
import { OfflineNotice } from '#app/navigation/offline-notice.tsx';
import { SearchButton } from '#app/search/search-button.tsx';
import { MenuIcon } from '#app/ui/icons.tsx';
import { GetStarted } from './get-started.tsx';
import { HomeLink, SkipLink } from './home-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MENU_ID } from './menu/menu-id.ts';
import { Menu } from './menu/menu.tsx';
import { MessageBar } from './messages/message-bar.tsx';
import type { ShellData } from './shell-data.ts';
import { useAlternates } from './use-alternates.ts';

export function Header({ shell, locale }: { shell: ShellData; locale: Locale }) {
  const t = useTranslations('shell');
  const alternates = useAlternates();
  return (
    <>
      <SkipLink />
      <MessageBar messages={shell.messages} />
      <header className="sticky top-0 z-40 border-b border-stone-200 bg-snow">
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
