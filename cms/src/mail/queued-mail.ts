import { randomUUID } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { EmailAdapter, Config } from 'payload';
import { CLINIC } from '../clinic-config/clinic.ts';
import { adapterOf } from '../database/sql.ts';
import { queueMail } from './queue.ts';
import { feature, grouped, INBOX } from '../plugin/feature.ts';
import { mails } from './mails.ts';

type Address = string | { address: string };

function addressOf(to: Address | Address[] | undefined): string {
  const first = Array.isArray(to) ? to[0] : to;
  return typeof first === 'object' ? first.address : (first ?? '');
}

/** Queues the studio's own mails too, so that it needs no mail server and logs no mail. */
const queuedMail: EmailAdapter = ({ payload }) => ({
  name: 'queue',
  // Placeholders that Payload requires: the runner sets the sender, see MAIL_FROM.
  defaultFromAddress: CLINIC.mailFrom,
  defaultFromName: CLINIC.name,
  sendEmail: async (message) => {
    const html = String(message.html ?? '');
    await queueMail(adapterOf(payload).drizzle, {
      key: `account ${randomUUID()}`,
      kind: 'account',
      to: addressOf(message.to as Address | Address[] | undefined),
      subject: message.subject ?? '',
      text: String(message.text ?? mailText(html)),
      html,
    });
  },
});

const LINES = new Set(['br', 'p', 'div']);

/** The text of the studio's mails, with the addresses of links instead of their words. */
export function mailText(html: string): string {
  const pieces: string[] = [];
  let inLink = false;
  const parser = new Parser({
    onopentag(tag, { href }) {
      if (tag !== 'a' || href === undefined) return;
      inLink = true;
      pieces.push(href);
    },
    ontext(text) {
      if (!inLink) pieces.push(text);
    },
    onclosetag(tag) {
      if (tag === 'a') inLink = false;
      if (LINES.has(tag)) pieces.push('\n');
    },
  });
  parser.end(html);
  return pieces.join('').trim();
}

export const queuedMails = () => {
  const withMails = feature({ collectionsBefore: grouped(INBOX, [mails]) });
  return (config: Config): Config => ({ ...withMails(config), email: queuedMail });
};
