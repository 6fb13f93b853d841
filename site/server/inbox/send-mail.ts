import type { HeldMail } from '@alpsera/cms/mail/queue';
import type { Address } from 'nodemailer/lib/mailer/index.js';
import { createTransport, type Transporter } from 'nodemailer';

export type MailServer = {
  url: string;
  from: () => Promise<string | Address>;
  /** What the numbers of our mails end with, so that nobody else's are the same. */
  host: string;
  timeoutMs: number;
};

export type SendMail = (mail: HeldMail) => Promise<void>;

/** Sends one mail over a connection of its own: then a broken one concerns no other mail. */
export function mailSender({ url, from, host, timeoutMs }: MailServer): SendMail {
  const address = new URL(url);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout']) {
    address.searchParams.set(name, String(timeoutMs));
  }
  return async (mail) => {
    const transport = createTransport(address.href);
    try {
      await withinTime(send(transport, mail, await from()), timeoutMs);
    } finally {
      // Also ends a connection that hangs.
      transport.close();
    }
  };

  function send(
    transport: Transporter,
    mail: HeldMail,
    sender: string | Address,
  ): Promise<unknown> {
    return transport.sendMail({
      from: sender,
      to: { name: '', address: mail.to },
      ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: `<${mail.messageId}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

class MailTimeoutError extends Error {
  override name = 'MailTimeoutError';
  readonly code = 'ETIMEDOUT';
}

async function withinTime(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new MailTimeoutError('The mail server takes too long')), ms);
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
