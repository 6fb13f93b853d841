import type { FormLimits } from '@clinic/cms/inbox/delivery/form-limits';
import type { Logger } from 'pino';
import { errorCode } from '#app/error-code.ts';
import { withinTime } from '#server/work/within-time.ts';
import { OutageLog } from '#content/outage-log.ts';

/** A visitor should not notice that the database is away. */
const PATIENCE_MS = 1_000;
/** After a failure, forms do not ask for this long: each would wait again for the same. */
const PAUSE_MS = 5_000;

type Options = { open: () => Promise<FormLimits>; logger: Logger };

/** What all machines count together; undefined while the database does not answer. */
export class SharedLimits {
  readonly #options: Options;
  readonly #outage: OutageLog;
  #pausedUntil = -Infinity;

  constructor(options: Options) {
    this.#options = options;
    this.#outage = new OutageLog(options.logger);
  }

  count(key: string, seconds: number): Promise<number | undefined> {
    return this.#ask((limits) => limits.count(key, seconds));
  }

  spend(challenge: string, fingerprint: string): Promise<string | undefined> {
    return this.#ask((limits) => limits.spend(challenge, fingerprint));
  }

  async forgetExpired(): Promise<void> {
    await this.#ask((limits) => limits.forgetExpired());
  }

  async #ask<Result>(
    question: (limits: FormLimits) => Promise<Result>,
  ): Promise<Result | undefined> {
    if (performance.now() < this.#pausedUntil) return undefined;
    const tooLate = new TooLateError('The database did not answer in time');
    try {
      const asked = this.#options.open().then(question);
      const answer = await withinTime(asked, PATIENCE_MS, tooLate);
      this.#outage.over();
      return answer;
    } catch (error) {
      this.#pausedUntil = performance.now() + PAUSE_MS;
      this.#outage.warn({ error: errorCode(error) }, 'each process limits forms by itself');
      return undefined;
    }
  }
}

class TooLateError extends Error {
  override name = 'TooLateError';
}
