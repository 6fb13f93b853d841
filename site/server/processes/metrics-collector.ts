import type { MetricsReport } from './messages.ts';

/**
 * A process that is busy for longer is left out of this answer. Longer than a process waits for what
 * it asks itself (site-metrics.ts), or none would answer while the database hangs.
 */
const PATIENCE_MS = 6_000;

type Asked = {
  missing: Set<number>;
  reports: MetricsReport[];
  done: (reports: MetricsReport[]) => void;
};

/** Collects the numbers of all processes for the one that is asked for them. */
export class MetricsCollector {
  readonly #open = new Map<number, Asked>();
  #last = 0;

  /** Resolves with what the given processes answer in time. */
  ask(processes: readonly number[], send: (process: number, question: number) => void) {
    this.#last += 1;
    const question = this.#last;
    return new Promise<MetricsReport[]>((resolve) => {
      const patience = setTimeout(() => this.#close(question), PATIENCE_MS);
      const done = (reports: MetricsReport[]) => {
        clearTimeout(patience);
        resolve(reports);
      };
      this.#open.set(question, { missing: new Set(processes), reports: [], done });
      for (const process of processes) send(process, question);
      if (processes.length === 0) this.#close(question);
    });
  }

  answer(process: number, question: number, report: MetricsReport): void {
    const asked = this.#open.get(question);
    if (!asked?.missing.delete(process)) return;
    asked.reports.push(report);
    if (asked.missing.size === 0) this.#close(question);
  }

  #close(question: number): void {
    const asked = this.#open.get(question);
    this.#open.delete(question);
    asked?.done(asked.reports);
  }
}
