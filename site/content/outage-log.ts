import type { Logger } from 'pino';

const BETWEEN_WARNINGS_MS = 30_000;

/** A repeated failure is logged at once, then every half minute: an outage would fill the log. */
export class OutageLog {
  readonly #logger: Pick<Logger, 'warn'>;
  #warnedAt = -Infinity;

  constructor(logger: Pick<Logger, 'warn'>) {
    this.#logger = logger;
  }

  warn(known: Readonly<Record<string, unknown>>, what: string): void {
    const now = performance.now();
    if (now - this.#warnedAt < BETWEEN_WARNINGS_MS) return;
    this.#warnedAt = now;
    this.#logger.warn(known, what);
  }

  /** The next failure is logged at once. */
  over(): void {
    this.#warnedAt = -Infinity;
  }
}
