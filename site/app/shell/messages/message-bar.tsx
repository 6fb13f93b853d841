import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { COOKIE_DAYS } from '../../constants.ts';
import { readCookie, writeCookie } from '../../cookies/browser-cookies.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { MessageView } from './message-data.ts';
import { DISMISS_PATH } from './message-paths.ts';

/**
 * Short messages above the header. They are part of the cached page; those that this visitor has
 * dismissed are hidden before anything is painted, and leave the page here.
 */
export function MessageBar({ messages }: { messages: MessageView[] }) {
  const t = useTranslations('headerMessages');
  const list = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const isGone = (id: string) => closed.includes(id) || readCookie(id) !== undefined;
  const shown = isHydrated ? messages.filter(({ id }) => !isGone(id)) : messages;

  const dismiss = (id: string) => {
    writeCookie(id, '1', COOKIE_DAYS.headerMessage);
    const next = shown.find((message) => message.id !== id);
    // The button that had the focus goes away: the next one gets it, or what follows the messages.
    const button = next && list.current?.querySelector<HTMLElement>(`button[value="${next.id}"]`);
    (button ?? document.getElementById('home-link'))?.focus();
    setClosed([...closed, id]);
  };

  const titles = shown.map(({ title }) => title).join('. ');
  const announcement = closed.length > 0 ? t('closed') : titles;
  return (
    <>
      {shown.length > 0 && (
        <section ref={list} aria-label={t('label')} className="messages">
          {shown.map((message) => (
            <Message key={message.id} message={message} onDismiss={dismiss} />
          ))}
        </section>
      )}
      {/* Filled after the page is alive, so that it is read out; politely, and once. */}
      <p role="status" className="sr-only">
        {isHydrated ? announcement : ''}
      </p>
    </>
  );
}

type Props = { message: MessageView; onDismiss: (id: string) => void };

/** A plain form: before and without scripts the server sets the cookie and leads back. */
function Message({ message: { id, title, html, lang }, onDismiss }: Props) {
  const t = useTranslations('headerMessages');
  return (
    <div data-message={id} className="message">
      <div className="at-once page-width flex items-start gap-4">
        <div lang={lang} className="message-text">
          <strong>{title}</strong>
          {html && <div dangerouslySetInnerHTML={{ __html: html }} />}
        </div>
        <form
          method="post"
          action={DISMISS_PATH}
          onSubmit={(event) => {
            event.preventDefault();
            onDismiss(id);
          }}
        >
          <button type="submit" name="id" value={id} className="icon-button">
            <CloseIcon />
            <span className="sr-only">{t('close', { title })}</span>
          </button>
        </form>
      </div>
    </div>
  );
}
