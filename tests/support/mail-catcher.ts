import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { until } from './until.ts';

/** How the server responds to connections. */
export type SmtpBehaviour = 'friendly' | 'refuses' | 'hangs' | 'drops';

/** Parsed on demand: parsing a thousand mails takes longer than sending them. */
export type CaughtMail = { to: string; messageId: string; raw: Buffer };

/** A real SMTP server that stores mails, and can be told to fail. */
export class MailCatcher {
  readonly mails: CaughtMail[] = [];
  behaviour: SmtpBehaviour = 'friendly';
  readonly #server: SMTPServer;
  #port = 0;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      closeTimeout: 100,
      onConnect: (_session, callback) => {
        if (this.behaviour !== 'hangs') callback();
      },
      onRcptTo: (_address, _session, callback) => {
        if (this.behaviour !== 'refuses') return callback();
        return callback(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      },
      onData: (stream, { envelope }, callback) => {
        if (this.behaviour === 'drops') {
          stream.resume();
          // Closes connections before the mail is acknowledged.
          for (const connection of this.#server.connections) connection.close();
          return;
        }
        buffer(stream).then(
          (raw) => {
            const id = /^message-id: *(.+)$/im.exec(raw.toString('latin1'))?.[1]?.trim();
            this.mails.push({ to: envelope.rcptTo[0]?.address ?? '', messageId: id ?? '', raw });
            callback();
          },
          (error: Error) => callback(error),
        );
      },
    });
    // Clients that are killed mid-connection are part of the tests.
    this.#server.on('error', () => undefined);
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      const listening = this.#server.listen(0, '127.0.0.1', () => {
        this.#port = (listening.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** The mails to an address, parsed. */
  async to(address: string): Promise<ParsedMail[]> {
    const mails = this.mails.filter(({ to }) => to === address);
    return Promise.all(mails.map(({ raw }) => simpleParser(raw)));
  }

  /** Waits for a number of mails to an address. */
  async awaitTo(address: string, count = 1): Promise<ParsedMail[]> {
    await until(() => this.mails.filter(({ to }) => to === address).length >= count);
    return this.to(address);
  }
}
