import type { Inbox } from '#app/forms/inbox.ts';

const refuse = () => Promise.reject(new Error('There is no inbox'));

/** With this inbox, every form says that it could not be sent. */
export const NO_INBOX: Inbox = {
  accept: refuse,
  newsletter: { confirm: refuse, unsubscribe: refuse },
};
