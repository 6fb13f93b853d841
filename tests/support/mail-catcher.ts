import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** How the server behaves towards whoever connects. */
export type Manners = 'friendly' | 'refuses' | 'hangs' | 'drops';

/** A real mail server that keeps what it gets, and can be told to behave badly. */
export class MailCatcher {
  readonly mails: ParsedMail[] = [];
  manners: Manners = 'friendly';
  readonly #server: SMTPServer;
  #port = 0;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onConnect: (_session, callback) => {
        if (this.manners !== 'hangs') callback();
      },
      onRcptTo: (_address, _session, callback) => {
        if (this.manners !== 'refuses') return callback();
        return callback(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      },
      onData: (stream, _session, callback) => {
        if (this.manners === 'drops') {
          stream.resume();
          // Before it has said whether it takes the mail.
          for (const connection of this.#server.connections) connection.close();
          return;
        }
        simpleParser(stream).then(
          (mail) => {
            this.mails.push(mail);
            callback();
          },
          (error: Error) => callback(error),
        );
      },
    });
    // Clients that are killed in mid-sentence are part of the tests.
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

  /** Mails to an address. */
  to(address: string): ParsedMail[] {
    return this.mails.filter(({ to }) =>
      (Array.isArray(to) ? to : [to]).some((one) => one?.value[0]?.address === address),
    );
  }
}
