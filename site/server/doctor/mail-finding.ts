import { createTransport } from 'nodemailer';
import { failureReason, type SmtpError } from '#server/inbox/failure-reason.ts';
import { about, type Finding } from './finding.ts';

const TIMEOUT_MS = 10_000;

const WORDS: Readonly<Partial<Record<ReturnType<typeof failureReason>, string>>> = {
  timeout: 'takes too long to answer',
  login: 'refuses the name or the password',
  later: 'answers that it cannot now',
  connection: 'cannot be reached',
};

/** Connects and logs in as for a mail, without sending one. */
export async function mailFinding({ SMTP_URL: url }: { SMTP_URL?: string }): Promise<Finding> {
  const { ok, wrong } = about('mail', 'mail server');
  if (!url) {
    const says = 'none: mails are kept and not sent, so nobody is told of requests';
    return wrong(says, 'Set SMTP_URL to a mail server.');
  }
  const where = new URL(url).host;
  const why = await failureOf(url);
  if (why === undefined) return ok(`${where} accepts us`);
  const todo = 'See SMTP_URL, and whether this machine may connect to the mail server.';
  return wrong(`${where} ${why}`, todo);
}

/** The server's own words may name an account, so only their kind is told. */
async function failureOf(url: string): Promise<string | undefined> {
  const address = new URL(url);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'dnsTimeout', 'socketTimeout']) {
    address.searchParams.set(name, String(TIMEOUT_MS));
  }
  const transport = createTransport(address.href);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return WORDS[failureReason(error as SmtpError)] ?? 'answers with an error';
  } finally {
    transport.close();
  }
}
