import { backOffMs } from './back-off.ts';

/** A refused mail comes back soon, then ever more rarely, but at least once an hour. */
const MAIL_PAUSE = { firstMs: 2_000, capMs: 60 * 60 * 1000 };
/** A server that is away is asked more often: the wait is for it, not for one mail. */
const SERVER_PAUSE = { firstMs: 1_000, capMs: 5 * 60 * 1000 };
const MAX_LENGTH = 300;

type SmtpError = { code?: string; responseCode?: number; message?: string };

export type MailFailure = {
  /** For the editors; it may name the recipient, so it is not for the log. */
  error: string;
  retryInMs: number;
  /** The server will never take this mail. */
  isFinal: boolean;
  /** It was not about this mail: others would fail as well. */
  isServers: boolean;
};

export function mailFailure(
  error: unknown,
  counts: { attempts: number; serverFailures: number },
  random = Math.random,
): MailFailure {
  const { code, responseCode, message } = error as SmtpError;
  // Only answers to the addresses and to the text are about the mail; 421 means "not now" anywhere.
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421;
  const retryInMs = isAboutMail
    ? backOffMs(counts.attempts, MAIL_PAUSE, random)
    : backOffMs(counts.serverFailures + 1, SERVER_PAUSE, random);
  return {
    error: (message ?? code ?? 'unknown').slice(0, MAX_LENGTH),
    retryInMs,
    isFinal: isAboutMail && (responseCode === undefined || responseCode >= 500),
    isServers: !isAboutMail,
  };
}
