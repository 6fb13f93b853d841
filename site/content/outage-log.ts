import type { Logger } from 'pino';

const BETWEEN_WARNINGS_MS = 30_000;

/** Logs a repeated failure at once, then at most every half minute, not to fill the log. */
export class OutageLog {
  readonly #logger: Pick<Logger, 'warn'>;
  #warnedAt = -Infinity;

  constructor(logger: Pick<Logger, 'warn'>) {
    this.#logger = logger;
  }

  warn(fields: Readonly<Record<string, unknown>>, message: string): void {
    const now = performance.now();
    if (now - this.#warnedAt < BETWEEN_WARNINGS_MS) return;
    this.#warnedAt = now;
    this.#logger.warn(fields, message);
  }

  /** To be called on success: the next failure is then logged at once. */
  over(): void {
    this.#warnedAt = -Infinity;
  }
}
