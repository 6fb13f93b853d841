import { useTranslations } from 'use-intl';
import { DisclosureIcon } from '#app/shell/menu/menu-icon.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import type { MessageView } from './message-data.ts';
import { DISMISS_PATH } from './message-paths.ts';

/**
 * Short messages above the header, one at a time; a disclosure shows them all. They are part of the
 * cached page; those that this visitor has dismissed are hidden before the first paint and removed
 * when scripts run (site/app/islands/behaviours/header-messages.ts).
 */
export function MessageBar({ messages }: { messages: MessageView[] }) {
  const t = useTranslations('headerMessages');
  if (messages.length === 0) return null;
  return (
    <>
      <section aria-label={t('label')} className="messages">
        <div className="messages-list">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </div>
        {messages.length > 1 && (
          <div className="messages-more page-width">
            <details>
              <summary>
                <span className="sr-only">{t('all')}</span>
                {/* Styles count, because only they know which ones this visitor has dismissed. */}
                <span>{t.rich('count', { total })}</span>
                <DisclosureIcon />
              </summary>
            </details>
          </div>
        )}
      </section>
      {/* Filled by scripts, so that screen readers announce it, politely and once. */}
      <p role="status" id="messages-status" data-closed={t('closed')} className="sr-only" />
    </>
  );
}

/** Where styles write how many messages there are. */
const total = () => <span className="messages-total" />;

/** A plain form: until scripts run, the server sets the cookie and redirects back. */
function Message({ message: { id, title, html, lang } }: { message: MessageView }) {
  const t = useTranslations('headerMessages');
  return (
    <div data-message={id} className="message">
      <div className="at-once page-width flex items-start gap-2">
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
    </div>
  );
}
