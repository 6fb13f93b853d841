import type { FormLimits } from '@clinic/cms/inbox/delivery/form-limits';
import type { Logger } from 'pino';
import { errorCode } from '#app/error-code.ts';
import { withinTime } from '#server/work/within-time.ts';
import { OutageLog } from '#content/outage-log.ts';

/** A visitor should not notice that the database is away. */
const PATIENCE_MS = 1_000;
/** After a failure the database is not asked for this long, so that not every form waits for it. */
const PAUSE_MS = 5_000;

type Options = { open: () => Promise<FormLimits>; logger: Logger };

export type SharedLimits = ReturnType<typeof sharedLimits>;

/** What all machines count together; undefined while the database does not answer. */
export function sharedLimits({ open, logger }: Options) {
  const outage = new OutageLog(logger);
  let pausedUntil = -Infinity;
  const ask = async <Result>(question: (limits: FormLimits) => Promise<Result>) => {
    if (performance.now() < pausedUntil) return undefined;
    const tooLate = new TooLateError('The database did not answer in time');
    try {
      const answer = await withinTime(open().then(question), PATIENCE_MS, tooLate);
      outage.over();
      return answer;
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS;
      outage.warn({ error: errorCode(error) }, 'each process limits forms by itself');
      return undefined;
    }
  };
  return {
    count: (key: string, seconds: number) => ask((limits) => limits.count(key, seconds)),
    spend: (challenge: string, fingerprint: string) =>
      ask((limits) => limits.spend(challenge, fingerprint)),
    forgetExpired: () => ask((limits) => limits.forgetExpired()),
  };
}

class TooLateError extends Error {
  override name = 'TooLateError';
}
