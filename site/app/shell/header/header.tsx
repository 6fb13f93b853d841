import { type Locale, LOCALES } from '@clinic/cms/clinic-config/locales';
import { useTranslations } from 'use-intl';
import { IslandData } from '#app/island.tsx';
import { href } from '#app/routing/href.ts';
import { MenuIcon, SearchIcon, PhoneIcon, CloseIcon } from '#app/ui/icons.tsx';
import { GetStarted } from '#app/shell/get-started.tsx';
import { HomeLink, SkipLink, LanguageLinks } from './home-link.tsx';
import { MENU_ID } from '#app/shell/menu/menu-id.ts';
import { Menu } from '#app/shell/menu/menu.tsx';
import type { ShellData } from '#app/shell/shell-data/shell-data.ts';
import { useAlternates } from '#app/shell/page-context.ts';
import { telHref } from '#app/ui/phone.tsx';
import { DisclosureIcon } from '#app/shell/menu/menu-icon.tsx';
import type { MessageView } from '#app/shell/shell-data/message-data.ts';
import { DISMISS_PATH } from '#app/shell/messages/dismissed-styles.ts';

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

/** Below the header: at the bottom it would cover the buttons of the cookie card. */
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

/** With scripts it opens the search dialog (islands/behaviours/search.ts), whose data is here. */
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

export function ReducedHeader({ locale, phone }: { locale: Locale; phone: string }) {
  const t = useTranslations('shell');
  const homes = Object.fromEntries(
    LOCALES.map((language) => [language, href('home', {}, language)]),
  );
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

/** Part of the cached page: what a visitor has dismissed is hidden before the first paint. */
function MessageBar({ messages }: { messages: MessageView[] }) {
  const t = useTranslations('headerMessages');
  if (messages.length === 0) return null;
  return (
    <>
      <section aria-label={t('label')} className="messages">
        <div className="messages-list at-once page-width">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </div>
        {messages.length > 1 && (
          <details className="messages-more page-width">
            <summary>
              {t('all')}
              <DisclosureIcon />
            </summary>
          </details>
        )}
      </section>
      {/* Filled by scripts, so that screen readers announce it, politely and once. */}
      <p role="status" id="messages-status" data-closed={t('closed')} className="sr-only" />
    </>
  );
}

/** A plain form: until scripts run, the server sets the cookie and redirects back. */
function Message({ message: { id, title, html, lang, isLong } }: { message: MessageView }) {
  const t = useTranslations('headerMessages');
  return (
    <div data-message={id} className={isLong ? 'message is-long' : 'message'}>
      <div lang={lang} className="message-text">
        <strong>{title}</strong> {html && <div dangerouslySetInnerHTML={{ __html: html }} />}
      </div>
      <form method="post" action={DISMISS_PATH}>
        <button type="submit" name="id" value={id} className="icon-button">
          <CloseIcon />
          <span className="sr-only">{t('close', { title })}</span>
        </button>
      </form>
    </div>
  );
}
