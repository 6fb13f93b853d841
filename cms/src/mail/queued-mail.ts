import { randomUUID } from 'node:crypto';
import type { EmailAdapter } from 'payload';
import { adapterOf } from '../sql.ts';
import { queueMail } from './queue.ts';

type Address = string | { address: string };

function addressOf(to: Address | Address[] | undefined): string {
  const first = Array.isArray(to) ? to[0] : to;
  return typeof first === 'object' ? first.address : (first ?? '');
}

/**
 * Mails of the studio itself, such as a forgotten password, go the way of all others: into the
 * queue, from which the site sends. So the studio needs no mail server of its own, and nothing of
 * a mail is ever written to a log.
 */
export const queuedMail: EmailAdapter = ({ payload }) => ({
  name: 'queue',
  // Placeholders that Payload asks for: the runner writes the sender, see MAIL_FROM.
  defaultFromAddress: 'info@alpsera.example',
  defaultFromName: 'Alpsera',
  sendEmail: async (message) => {
    const html = String(message.html ?? '');
    await queueMail(adapterOf(payload).drizzle, {
      key: `account ${randomUUID()}`,
      kind: 'account',
      to: addressOf(message.to as Address | Address[] | undefined),
      subject: message.subject ?? '',
      text: String(message.text ?? toText(html)),
      html,
    });
  },
});

/** Enough for the short mails of the studio, whose links are written out. */
function toText(html: string): string {
  return html
    .replaceAll(/<(br|\/p|\/div)\b[^>]*>/gi, '\n')
    .replaceAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>[\s\S]*?<\/a>/gi, '$1')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
}
