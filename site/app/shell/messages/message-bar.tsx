import { useTranslations } from 'use-intl';
import { DisclosureIcon } from '#app/shell/menu/menu-icon.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import type { MessageView } from '#app/shell/shell-data/message-data.ts';
import { DISMISS_PATH } from './message-paths.ts';

/**
 * Short messages above the header. On phones long ones show their first two lines and only two are
 * shown; a disclosure shows everything. They are part of the cached page; those that this visitor
 * has dismissed are hidden before the first paint and removed when scripts run
 * (site/app/islands/behaviours/header-messages.ts).
 */
export function MessageBar({ messages }: { messages: MessageView[] }) {
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
