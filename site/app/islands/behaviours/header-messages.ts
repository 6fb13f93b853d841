import { COOKIE_DAYS } from '#app/constants.ts';
import { readCookie, writeCookie } from '#app/islands/cookies/browser-cookies.ts';

const MESSAGE = '[data-message]';

/** The messages above the header go without a page load, and are read out once in a visit. */
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
    // The button that had the focus goes away: the next one gets it, or what follows the messages.
    const next = messages()
      .find((other) => other !== message)
      ?.querySelector('button');
    (next ?? document.getElementById('home-link'))?.focus();
    // Not by its cookie alone: some browsers keep none.
    message.remove();
    removeDismissed();
    status.textContent = status.dataset.closed ?? '';
  });
  // A page that comes back from the browser's memory knows nothing of what was dismissed since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) removeDismissed();
  });

  removeDismissed();
  // Who comes from a page of ours has heard them there.
  if (document.referrer.startsWith(`${location.origin}/`)) return;
  status.textContent = messages()
    .map((message) => message.querySelector('strong')?.textContent ?? '')
    .join('. ');
}

function idOf(message: HTMLElement): string {
  return message.dataset.message ?? '';
}
