import type { Logger } from 'pino';

const BETWEEN_WARNINGS_MS = 30_000;

/**
 * Warns of something that fails again and again: at once, then at most every half minute. What is
 * away for an hour would otherwise fill the log.
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

  /** It works again, so the next failure is news. */
  over(): void {
    this.#warnedAt = -Infinity;
  }
}
