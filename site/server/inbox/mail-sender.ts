import type { ClaimedMail } from '@clinic/cms/mail/queue';
import { withinTime } from '#server/work/within-time.ts';
import { createTransport, type Transporter } from 'nodemailer';
import type { Address } from 'nodemailer/lib/mailer/index.js';

type MailServer = {
  url: string;
  from: (locale: ClaimedMail['locale']) => Promise<string | Address>;
  host: string;
  timeoutMs: number;
};

class MailTimeoutError extends Error {
  override name = 'MailTimeoutError';
  readonly code = 'ETIMEDOUT';
}

export class MailSender {
  readonly #server: MailServer;
  #transport: Transporter | undefined;

  constructor(server: MailServer) {
    this.#server = server;
  }

  get timeoutMs(): number {
    return this.#server.timeoutMs;
  }

  async send(mail: ClaimedMail): Promise<void> {
    const { from, host, timeoutMs } = this.#server;
    this.#transport ??= this.#open();
    const sending = this.#transport.sendMail({
      from: await from(mail.locale),
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
    try {
      const tooLate = new MailTimeoutError('The mail server takes too long');
      await withinTime(sending, timeoutMs, tooLate);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#transport?.close();
    this.#transport = undefined;
  }

  #open(): Transporter {
    const { url, timeoutMs } = this.#server;
    const address = new URL(url);
    const options = {
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      pool: true,
      maxConnections: 2,
      // A mail whose connection broke may have arrived: only the queue decides when to retry.
      maxRequeues: 0,
    };
    for (const [name, value] of Object.entries(options)) {
      address.searchParams.set(name, String(value));
    }
    return createTransport(address.href);
  }
}
