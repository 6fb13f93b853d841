import { type Locale, LOCALES } from '@clinic/cms/clinic-config/locales';
import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { useTranslations } from 'use-intl';
import { LOGO } from '#app/brand.ts';
import { IslandData } from '#app/island.tsx';
import { href } from '#app/routing/href.ts';
import { MenuIcon, SearchIcon, PhoneIcon, CloseIcon } from '#app/ui/icons.tsx';
import { GetStarted } from '#app/shell/get-started.tsx';
import { MENU_ID } from '#app/shell/menu/menu-id.ts';
import { Menu } from '#app/shell/menu/menu.tsx';
import type { ShellData } from '#app/shell/shell-data/shell-data.ts';
import { useAlternates } from '#app/shell/page-context.ts';
import { languageLabel } from '#app/ui/formats.ts';
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

function HomeLink({ locale }: { locale: Locale }) {
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

function SkipLink() {
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

type LanguageLinksProps = { locale: Locale; targets: Readonly<Record<Locale, string>> };

/** The before-paint script finds the links by `data-language` and stores the choice on click. */
export function LanguageLinks({ locale, targets }: LanguageLinksProps) {
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

/** Shown by islands/behaviours/connection-notice.ts. At the bottom it would cover the cookie card. */
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

/** With scripts, it opens the search dialog (behaviours/search.ts), whose data is beside it. */
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

/** The header of a page whose shell has failed: it needs neither menu nor content. */
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

/** Part of the cached page; dismissed messages are hidden before the first paint. */
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
      {/* Scripts fill it, so that screen readers announce that a message was closed. */}
      <p role="status" id="messages-status" data-closed={t('closed')} className="sr-only" />
    </>
  );
}

/** Closed by a plain form: until scripts run, the server sets the cookie and redirects back. */
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
