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
 * Mails of the studio itself, such as for a forgotten password, go into the same queue, from which
 * the site sends. So the studio needs no mail server of its own, and no part of a mail is ever
 * logged.
 */
export const queuedMail: EmailAdapter = ({ payload }) => ({
  name: 'queue',
  // Placeholders that Payload requires: the runner sets the sender, see MAIL_FROM.
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

/** Strips the tags; enough for the short mails of the studio, whose links are spelled out. */
function toText(html: string): string {
  return html
    .replaceAll(/<(br|\/p|\/div)\b[^>]*>/gi, '\n')
    .replaceAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>[\s\S]*?<\/a>/gi, '$1')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
}
