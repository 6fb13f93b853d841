import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { backOffMs } from '#server/inbox/back-off.ts';
import { handOnConnections } from './hand-on-connections.ts';
import type { MessageFromWorker, MessageToWorker, MetricsReport } from './messages.ts';

/** Pause before a dead process is started again: longer each time, unless it had lived long. */
const PAUSE = { firstMs: 500, capMs: 30_000 };
const LIVED_LONG_MS = 60_000;
/**
 * After this a new process is given up, and the old one stays. On a busy machine a start takes
 * minutes, but visitors do not wait for it.
 */
const READY_MS = 180_000;
/** Longer than a process needs to end by itself, after it has drained. */
const GRACE_MS = 8_000;

type Options = {
  processes: number;
  drainSeconds: number;
  /** Where processes start: a link in this path may point to a newer version by then. */
  folder: string;
  logger: Logger;
};

type Member = {
  number: number;
  worker: Worker;
  startedAt: number;
  isReady: boolean;
  isListening: boolean;
  isLeaving: boolean;
};

export class Primary {
  readonly #options: Options;
  readonly #members = new Map<number, Member>();
  readonly #metrics = new MetricsCollector();
  readonly #stopping = new AbortController();
  readonly #deaths = new Map<number, number>();
  #hasListened = false;
  #replacing: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
    cluster.setupPrimary({ cwd: options.folder });
  }

  start(): void {
    for (let number = 1; number <= this.#options.processes; number += 1) this.#fork(number);
  }

  /** Replaces one process after the other: the new one serves before the old one ends. */
  replaceAll(): Promise<void> {
    this.#replacing ??= this.#replaceEach().finally(() => {
      this.#replacing = undefined;
    });
    return this.#replacing;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const all = [...this.#members.values()];
    const limit = this.#options.drainSeconds * 1000 + GRACE_MS;
    await Promise.all(all.map((member) => end(member, 'SIGTERM', limit)));
  }

  #fork(number: number): Member {
    const worker = cluster.fork({ SITE_PROCESS: String(number) });
    handOnConnections(worker, () => this.#isServed());
    const member: Member = {
      ...{ number, worker, startedAt: performance.now() },
      ...{ isReady: false, isListening: false, isLeaving: false },
    };
    this.#members.set(worker.id, member);
    worker.on('message', (message: MessageFromWorker) => this.#onMessage(member, message));
    worker.on('listening', () => {
      member.isListening = true;
      this.#hasListened = true;
    });
    worker.on('exit', (code, signal) => this.#onExit(member, signal ?? `code ${code}`));
    // A message was sent to a process that is just dying; `exit` deals with its end.
    worker.on('error', () => undefined);
    return member;
  }

  #onMessage(member: Member, message: MessageFromWorker): void {
    switch (message.type) {
      case 'started':
        return this.#letListen();
      case 'ready':
        member.isReady = true;
        return this.#letListen();
      case 'ask':
        return void this.#report(member, message.question);
      case 'report':
        return this.#metrics.answer(member.worker.id, message.question, message.report);
      default:
        for (const other of this.#members.values()) if (other !== member) sendTo(other, message);
    }
  }

  /** A process without content listens only if there is no other: it says the site is starting. */
  #letListen(): void {
    const isServed = this.#isServed();
    for (const member of this.#staying()) {
      if (!member.isListening && (member.isReady || !isServed)) sendTo(member, { type: 'listen' });
    }
  }

  #isServed(): boolean {
    return this.#staying().some(({ isListening }) => isListening);
  }

  async #report(asker: Member, question: number): Promise<void> {
    // A process that leaves has a successor with the same number.
    const ids = this.#staying().map(({ worker }) => worker.id);
    const reports = await this.#metrics.ask(ids, (id, asked) => {
      const member = this.#members.get(id);
      if (member) sendTo(member, { type: 'report', question: asked });
    });
    sendTo(asker, { type: 'reports', question, reports });
  }

  #onExit(member: Member, how: string): void {
    const { logger } = this.#options;
    const { number, isLeaving, startedAt } = member;
    this.#members.delete(member.worker.id);
    if (this.#stopping.signal.aborted || isLeaving) return;
    if (!this.#hasListened) {
      // The process has logged why: a wrong setting or a port in use does not go away by itself.
      logger.fatal({ process: number, how }, 'the site cannot start');
      process.exit(1);
    }
    // It was a new process, and the one that it was to replace goes on.
    if (this.#staying().some((other) => other.number === number && other.isReady)) return;
    const heir = this.#staying().find(({ isReady }) => isReady);
    if (heir) sendTo(heir, { type: 'adopt', process: number });
    const livedLong = performance.now() - startedAt > LIVED_LONG_MS;
    const deaths = livedLong ? 1 : (this.#deaths.get(number) ?? 0) + 1;
    this.#deaths.set(number, deaths);
    const pauseMs = backOffMs(deaths, PAUSE);
    logger.error({ process: number, how, pauseMs }, 'a process of the site died; it is replaced');
    this.#letListen();
    void this.#forkLater(number, pauseMs);
  }

  async #forkLater(number: number, pauseMs: number): Promise<void> {
    const { signal } = this.#stopping;
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    const isThere = this.#staying().some((member) => member.number === number);
    if (!signal.aborted && !isThere) this.#fork(number);
  }

  async #replaceEach(): Promise<void> {
    const { processes, logger } = this.#options;
    logger.info({ processes }, 'the processes of the site are replaced');
    for (let number = 1; number <= processes; number += 1) {
      if (this.#stopping.signal.aborted) return;
      const former = this.#staying().filter((member) => member.number === number);
      const next = this.#fork(number);
      if (!(await this.#getsReady(next))) {
        next.isLeaving = true;
        await end(next, 'SIGKILL', 0);
        return logger.error(
          { process: number },
          'the new process does not get ready, so the old ones stay',
        );
      }
      for (const member of former) {
        member.isLeaving = true;
        sendTo(member, { type: 'leave' });
      }
      await Promise.all(former.map(({ worker }) => exited(worker)));
    }
    logger.info({ processes }, 'all processes of the site were replaced');
  }

  async #getsReady(member: Member): Promise<boolean> {
    const since = performance.now();
    while (!member.worker.isDead() && performance.now() - since < READY_MS) {
      if (member.isReady && member.isListening) return true;
      await sleep(20);
    }
    return false;
  }

  #staying(): Member[] {
    return [...this.#members.values()].filter(({ isLeaving }) => !isLeaving);
  }
}

function sendTo({ worker }: Member, message: MessageToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

async function exited(worker: Worker): Promise<void> {
  if (!worker.isDead()) await new Promise((resolve) => worker.once('exit', resolve));
}

async function end(member: Member, signal: NodeJS.Signals, limitMs: number): Promise<void> {
  const { worker } = member;
  const insist = setTimeout(() => worker.process.kill('SIGKILL'), limitMs);
  worker.process.kill(signal);
  await exited(worker);
  clearTimeout(insist);
}

// How long to wait for the metrics of a process: longer than it waits for its own sources
// (site-metrics.ts), or none would answer while the database hangs.
const PATIENCE_MS = 6_000;

type Asked = {
  missing: Set<number>;
  reports: MetricsReport[];
  done: (reports: MetricsReport[]) => void;
};

export class MetricsCollector {
  readonly #open = new Map<number, Asked>();
  #last = 0;

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
