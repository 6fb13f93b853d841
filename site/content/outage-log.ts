import type { Logger } from 'pino';

const BETWEEN_WARNINGS_MS = 30_000;

/**
 * Limits the warnings of a repeated failure: the first at once, then at most every half minute. An
 * outage of an hour would otherwise fill the log.
 */
export class OutageLog {
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #now: () => number;
  #warnedAt = -Infinity;

  constructor(logger: Pick<Logger, 'warn'>, now: () => number = () => performance.now()) {
    this.#logger = logger;
    this.#now = now;
  }

  warn(known: Readonly<Record<string, unknown>>, what: string): void {
    if (this.#now() - this.#warnedAt < BETWEEN_WARNINGS_MS) return;
    this.#warnedAt = this.#now();
    this.#logger.warn(known, what);
  }

  /** Called on success: the next failure is logged at once. */
  over(): void {
    this.#warnedAt = -Infinity;
  }
}
