import { COOKIE_DAYS } from '#app/constants.ts';
import { readCookie, writeCookie } from '#app/islands/cookies/browser-cookies.ts';

const MESSAGE = '[data-message]';

export function headerMessages(): void {
  const bar = document.querySelector('.messages');
  const status = document.getElementById('messages-status');
  if (!bar || !status) return;
  const messages = () => [...bar.querySelectorAll<HTMLElement>(MESSAGE)];

  const removeDismissed = () => {
    for (const message of messages()) {
      if (readCookie(idOf(message)) !== undefined) message.remove();
    }
    if (messages().length === 0) bar.remove();
  };

  bar.addEventListener('submit', (event) => {
    const message = (event.target as Element).closest<HTMLElement>(MESSAGE);
    if (!message) return;
    event.preventDefault();
    writeCookie(idOf(message), '1', COOKIE_DAYS.headerMessage);
    // Removed explicitly too, because some browsers store no cookies.
    message.remove();
    removeDismissed();
    // The focused button is gone: the next one gets the focus, or the link after the messages.
    const next = messages()[0]?.querySelector('button');
    (next ?? document.getElementById('home-link'))?.focus();
    status.textContent = status.dataset.closed ?? '';
  });
  // A page from the bfcache may still show messages dismissed since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) removeDismissed();
  });

  removeDismissed();
  // For visitors coming from one of our pages, the messages were announced there.
  if (document.referrer.startsWith(`${location.origin}/`)) return;
  status.textContent = messages()
    .map((message) => message.querySelector('strong')?.textContent ?? '')
    .join('. ');
}

function idOf(message: HTMLElement): string {
  return message.dataset.message ?? '';
}
