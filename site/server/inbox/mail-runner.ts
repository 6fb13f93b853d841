import { randomUUID } from 'node:crypto';
import type { InboxDatabase } from '@clinic/cms/inbox/delivery/inbox-database';
import type { ClaimedMail } from '@clinic/cms/mail/queue';
import type { Logger } from 'pino';
import type { FailureReason } from '@clinic/cms/mail/failure-reasons';
import { Loop } from '#content/loop.ts';
import { OutageLog } from '#content/outage-log.ts';
import { errorCode } from '#app/error-code.ts';
import type { MailSender } from './mail-sender.ts';
import { backOffMs } from './back-off.ts';
import { failureReason, type SmtpError } from './failure-reason.ts';

/** Polling interval of an empty queue, and of the lock while another process has it. */
const IDLE_MS = 1_000;
/** How often while mails are sent; an idle runner tidies the queue at every poll. */
const TIDY_EVERY_MS = 60_000;
/** Small, because mails in flight when a process is killed may be sent twice. */
const AT_ONCE = 2;

type Options = {
  database: () => Promise<InboxDatabase>;
  /** Undefined without a mail server: mails wait, and can be read in the studio. */
  sender: MailSender | undefined;
  logger: Logger;
  housekeeping: (database: InboxDatabase) => Promise<void>;
};

/** Only the process with the lock sends mails; if it dies, the database frees the lock. */
export class MailRunner {
  readonly #options: Options;
  readonly #outage: OutageLog;
  readonly #holder = randomUUID();
  readonly #loop = new Loop(() => this.#run());
  /** Mails that were sent, but not marked as sent because the database was unavailable. */
  readonly #unrecorded = new Set<string>();
  #serverFailures = 0;
  #tidyAt = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#outage = new OutageLog(options.logger);
  }

  start(): void {
    this.#loop.start();
  }

  wake(): void {
    this.#loop.wake();
  }

  async stop(): Promise<void> {
    await this.#loop.stop();
    this.#options.sender?.close();
  }

  async #run(): Promise<number> {
    try {
      await this.#runWithLock();
      this.#outage.over();
    } catch (error) {
      this.#outage.warn({ error: errorCode(error) }, 'mails have to wait');
    }
    await this.#loop.pause(IDLE_MS);
    return 0;
  }

  async #runWithLock(): Promise<void> {
    const database = await this.#options.database();
    const lock = await database.takeLock();
    if (!lock) return;
    try {
      await database.noteMailServer(this.#options.sender !== undefined);
      while (!this.#loop.isStopping) {
        await lock.assertHeld();
        await this.#options.housekeeping(database);
        const hasWorked = await this.#work(database);
        if (!hasWorked) await this.#loop.rest(IDLE_MS);
      }
    } finally {
      lock.release();
    }
  }

  async #work(database: InboxDatabase): Promise<boolean> {
    for (const id of this.#unrecorded) {
      await database.markSent(id);
      this.#unrecorded.delete(id);
    }
    const { sender } = this.#options;
    if (!sender) return false;
    if (performance.now() >= this.#tidyAt) await this.#tidy(database, sender);
    // While the server is unavailable, one mail at a time is enough to probe it.
    const limit = this.#serverFailures > 0 ? 1 : AT_ONCE;
    const mails = await database.claimMails({ holder: this.#holder, limit });
    const pauses = await Promise.all(mails.map((mail) => this.#send(database, mail, sender)));
    const pause = Math.max(0, ...pauses);
    if (pause > 0) await this.#loop.pause(pause);
    if (mails.length === 0) this.#tidyAt = 0;
    return mails.length > 0;
  }

  async #tidy(database: InboxDatabase, { timeoutMs }: MailSender): Promise<void> {
    const hold = { holdMs: timeoutMs * 1.5 };
    const givenUp = await database.giveUpOldMails(hold);
    if (givenUp > 0) this.#options.logger.warn({ mails: givenUp }, 'mails were too old to be sent');
    await database.releaseAbandonedMails(hold);
    this.#tidyAt = performance.now() + TIDY_EVERY_MS;
  }

  /** Returns how long to pause before the next mail, in milliseconds. */
  async #send(database: InboxDatabase, mail: ClaimedMail, sender: MailSender): Promise<number> {
    const { logger } = this.#options;
    try {
      await sender.send(mail);
    } catch (error) {
      const counts = { attempts: mail.attempts, serverFailures: this.#serverFailures };
      const failure = mailFailure(error, counts);
      if (failure.isServers) this.#serverFailures += 1;
      logger.warn(
        { mail: mail.id, kind: mail.kind, error: errorCode(error) },
        'a mail was not sent',
      );
      await database.markUnsent(mail.id, failure);
      return failure.isServers ? failure.retryInMs : 0;
    }
    this.#serverFailures = 0;
    this.#unrecorded.add(mail.id);
    await database.markSent(mail.id);
    this.#unrecorded.delete(mail.id);
    return 0;
  }
}

/** Back-off of a rejected mail: soon, then ever more rarely, but at least once an hour. */
const MAIL_PAUSE = { firstMs: 2_000, capMs: 60 * 60 * 1000 };
/** Back-off of an unavailable server: shorter, because all mails wait for it. */
const SERVER_PAUSE = { firstMs: 1_000, capMs: 5 * 60 * 1000 };
const MAX_LENGTH = 300;

type MailFailure = {
  reason: FailureReason;
  /** The server's words, for administrators; they may name the recipient, so no log has them. */
  error: string;
  retryInMs: number;
  isFinal: boolean;
  /** The server failed, not this mail: others would fail as well. */
  isServers: boolean;
};

export function mailFailure(
  error: unknown,
  counts: { attempts: number; serverFailures: number },
  random = Math.random,
): MailFailure {
  const { code, responseCode, message } = error as SmtpError;
  // Only responses to the addresses and the text are about the mail; 421 always means "not now".
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421;
  const retryInMs = isAboutMail
    ? backOffMs(counts.attempts, MAIL_PAUSE, random)
    : backOffMs(counts.serverFailures + 1, SERVER_PAUSE, random);
  return {
    reason: failureReason(error as SmtpError),
    error: (message ?? code ?? 'unknown').slice(0, MAX_LENGTH),
    retryInMs,
    isFinal: isAboutMail && (responseCode === undefined || responseCode >= 500),
    isServers: !isAboutMail,
  };
}
