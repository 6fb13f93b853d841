import path from 'node:path';
import type { InboxDatabase } from '@clinic/cms/inbox/delivery/inbox-database';
import { processesWithSpool, spoolOfProcess } from '@clinic/cms/inbox/spool/spool-folders';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import type { Inbox, Outcome, Proof, Submission } from '#app/forms/inbox.ts';
import { Altcha } from './spam/altcha.ts';
import { cleanSubmission, makePicture, fingerprintOf } from './clean-submission.ts';
import { Deliverer } from './deliverer.ts';
import type { EncodeVisitorPicture } from '#server/pictures/encode-visitor-picture.ts';
import { formsHost } from './forms-host.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { spoolHealth } from './spool/spool-health.ts';
import { MailRunner } from './mail-runner.ts';
import { rateLimits, type Limits } from './spam/rate-limits.ts';
import { newsletterHost } from './newsletter-host.ts';
import { judgeRecaptcha } from './spam/recaptcha.ts';
import { MailSender } from './mail-sender.ts';
import { sharedLimits } from './spam/shared-limits.ts';
import { checkForSpam } from './spam/spam-check.ts';
import { spentChallenges } from './spam/spent-challenges.ts';
import { spoolReporter } from './spool/spool-reporter.ts';
import { Spool } from './spool/spool.ts';

const HOUSEKEEPING_MS = 60 * 60 * 1000;
/** Without scripts a form has no id: an equal one within this time counts as a second click. */
const UNNAMED_SAME_MS = 60 * 60 * 1000;

export type InboxOptions = {
  database: () => Promise<Payload>;
  dataFolder: string;
  process: { number: number; of: number };
  secret: string;
  siteUrl: string;
  limits: Limits;
  retentionDays: number;
  recaptchaSecret?: string;
  formsHost?: string;
  postHost?: string;
  mail: { url?: string; from?: string; to?: string; language: Locale; timeoutMs: number };
  encodePicture: EncodeVisitorPicture;
  logger: Logger;
};

export function openInbox(options: InboxOptions) {
  const { dataFolder, logger, mail, recaptchaSecret } = options;
  const root = path.join(dataFolder, 'spool');
  const folderOf = (number: number) => spoolOfProcess(root, number);
  const own = folderOf(options.process.number);
  const spool = new Spool({ folder: own, damaged: path.join(root, 'damaged') });
  const shared = sharedLimits({
    open: async () => {
      const { formLimits } = await import('@clinic/cms/inbox/delivery/form-limits');
      return formLimits(await options.database());
    },
    logger,
  });
  const spent = spentChallenges(path.join(root, 'spent'), shared);
  const altcha = new Altcha(options.secret);
  const notices = { noticeLocale: mail.language, ...(mail.to && { noticesTo: mail.to }) };
  const database = async () => {
    // Imported on first use: the spool does without the cms, and pages should not wait for it.
    const { inboxDatabase } = await import('@clinic/cms/inbox/delivery/inbox-database');
    return inboxDatabase(await options.database(), notices);
  };
  const hostCopies =
    options.formsHost === undefined
      ? undefined
      : formsHost({
          address: options.formsHost,
          logger,
          folder: path.join(own, 'forms-host'),
          damaged: path.join(root, 'forms-host', 'damaged'),
          isErased: async (submission) => (await database()).isErased(submission),
        });
  const deliverer = new Deliverer({
    spool,
    store: async (submission) => {
      const known = await database();
      await known.store(submission);
      runner.wake();
      if (hostCopies && (await known.hasEntry(submission.id))) await hostCopies.take(submission);
    },
    logger,
  });
  const newsletter =
    options.postHost === undefined
      ? undefined
      : newsletterHost({ address: options.postHost, logger });
  const retention = everyHour(async (inboxDatabase) => {
    await shared.forgetExpired();
    const deleted = await inboxDatabase.deleteExpired(options.retentionDays);
    if (Object.values(deleted).some((count) => count > 0)) {
      logger.info(deleted, 'deleted what was kept long enough');
    }
  });
  const runner = new MailRunner({
    database,
    sender: mail.url
      ? new MailSender({
          url: mail.url,
          from: async (locale) => mail.from ?? (await database()).clinicSender(locale),
          host: new URL(options.siteUrl).hostname,
          timeoutMs: mail.timeoutMs,
        })
      : undefined,
    logger,
    housekeeping: async (inboxDatabase) => {
      newsletter?.notify(inboxDatabase);
      await retention(inboxDatabase);
    },
  });
  // Only the first process reports: all processes of a machine share a folder.
  const reporter = options.process.number === 1 ? spoolReporter(database, root) : undefined;
  const limits = rateLimits(options.limits, { limits: shared, secret: options.secret });
  // Every process forgets, because each machine has a folder of its own.
  const forgetSpent = () => void spent.forgetExpired().catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const checks = {
    altcha,
    spent,
    limits,
    ...(recaptchaSecret && {
      recaptcha: (token: string) => judgeRecaptcha(recaptchaSecret, token),
    }),
  };

  /** Delivers what a process that is gone has left, instead of waiting for its successor. */
  const adopt = async (number: number) => {
    if (number === options.process.number) return;
    for (const id of await spool.adopt(folderOf(number))) deliverer.offer(id);
    await hostCopies?.adopt(path.join(folderOf(number), 'forms-host'));
  };
  /** Adopts the spools of processes that no longer exist, because there are fewer processes now. */
  const adoptOrphaned = async () => {
    const { number, of } = options.process;
    if (number !== 1) return;
    for (const other of await processesWithSpool(root)) if (other > of) await adopt(other);
  };
  const logFailure = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      logger.error({ err: error }, 'the spool of another process cannot be taken over');
    });

  const inbox: Inbox = {
    async accept(given: Submission, proof: Proof): Promise<Outcome> {
      const submission = cleanSubmission(given);
      const fingerprint = await fingerprintOf(given);
      const verdict = await checkForSpam({ kind: given.kind, fingerprint }, proof, checks);
      if (verdict.refused) return { status: 'refused', reason: verdict.refused };
      const upload = given.kind === 'testimonial' && given.upload?.size ? given.upload : undefined;
      const picture = upload && (await makePicture(upload, options.encodePicture));
      if (picture === 'busy') return { status: 'refused', reason: 'busy' };
      if (upload && !picture) return { status: 'refused', reason: 'picture' };
      await spool.put({
        ...submission,
        // A newsletter subscription is never a duplicate: it may follow an unsubscription.
        ...(given.kind !== 'newsletter' && { fingerprint }),
        ...(given.id === undefined && { sameWithinMs: UNNAMED_SAME_MS }),
        suspicions: verdict.suspicions,
        ...(picture && { picture }),
      });
      deliverer.offer(submission.id);
      return { status: 'accepted' };
    },
    newsletter: {
      confirm: async (token) => (await database()).confirm(token),
      unsubscribe: async (token) => (await database()).unsubscribe(token),
    },
  };

  return {
    inbox,
    routes: inboxRoutes(altcha, inbox),
    allowPost: (address: string) => limits.allowPost(address),
    problems: spoolHealth({ folder: own }),
    waiting: async () => ({
      inbox: await spool.waiting(),
      ...(hostCopies && { 'forms-host': await hostCopies.waiting() }),
    }),
    countMails: async () => (await database()).countMails(),
    adopt: (number: number) => logFailure(adopt(number)),
    start() {
      void logFailure(adoptOrphaned());
      forgetSpent();
      timer = setInterval(forgetSpent, HOUSEKEEPING_MS);
      deliverer.start();
      hostCopies?.start();
      runner.start();
      reporter?.start();
    },
    async stop() {
      clearInterval(timer);
      await Promise.all([deliverer.stop(), runner.stop()]);
      await Promise.all([hostCopies?.stop(), newsletter?.stop()]);
      await reporter?.stop();
    },
  };
}

function everyHour(work: (database: InboxDatabase) => Promise<void>) {
  let last = -Infinity;
  return async (database: InboxDatabase) => {
    if (performance.now() - last < HOUSEKEEPING_MS) return;
    last = performance.now();
    await work(database);
  };
}
