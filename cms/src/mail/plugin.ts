import type { Config } from 'payload';
import { feature } from '../plugin/feature.ts';
import { grouped, INBOX } from '../plugin/studio-groups.ts';
import { mails } from './mails.ts';
import { queuedMail } from './queued-mail.ts';

/** Mails wait in a queue, from which the site sends them. */
export const queuedMails = () => {
  const withMails = feature({ collectionsBefore: grouped(INBOX, [mails]) });
  return (config: Config): Config => ({ ...withMails(config), email: queuedMail });
};
