import type { FailureReason } from '@clinic/cms/mail/failure-reasons';
import { backOffMs } from './back-off.ts';
import { failureReason, type SmtpError } from './failure-reason.ts';

/** Back-off of a rejected mail: soon, then ever more rarely, but at least once an hour. */
const MAIL_PAUSE = { firstMs: 2_000, capMs: 60 * 60 * 1000 };
/** Back-off of an unavailable server: shorter, because all mails wait for it. */
const SERVER_PAUSE = { firstMs: 1_000, capMs: 5 * 60 * 1000 };
const MAX_LENGTH = 300;

export type MailFailure = {
  /** The class of the error, for the editors. */
  reason: FailureReason;
  /** The server's words, for administrators; they may name the recipient, so no log has them. */
  error: string;
  retryInMs: number;
  /** The server will never accept this mail. */
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
