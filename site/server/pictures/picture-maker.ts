import { fork, type ChildProcess } from 'node:child_process';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { busy, RequestError } from '#server/http/request-error.ts';
import type { PictureAnswer, PictureTask } from './picture-messages.ts';
import type { PictureWorks } from './picture-works.ts';

type Options = {
  /** Path of picture-process, built or source. */
  script: string;
  logger: Logger;
  limits?: Partial<Limits>;
};

type Limits = {
  /** Timeout of a picture, after which the process is killed. */
  maxMs: number;
  /** A process that has grown to this is replaced, because the picture library frees little. */
  maxMemory: number;
  /** An idle process ends after this time, to free its memory. */
  idleMs: number;
};

type Job = Omit<PictureTask, 'id'> & {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  tries: number;
  isLate: boolean;
};
type Worker = {
  child: ChildProcess;
  jobs: Map<number, { job: Job; timer: NodeJS.Timeout }>;
  idle?: NodeJS.Timeout;
};

const LIMITS: Limits = { maxMs: 60_000, maxMemory: 400 * 1024 * 1024, idleMs: 120_000 };
/** A process that crashed may have done so because of another picture. */
const MAX_TRIES = 2;

/**
 * Makes pictures in a child process, which is started on demand. It may crash, hang or leak memory:
 * the site goes on, and so do the other pictures.
 */
export class PictureMaker {
  readonly #script: string;
  readonly #logger: Logger;
  readonly #limits: Limits;
  #current: Worker | undefined;
  #lastId = 0;

  constructor({ script, logger, limits }: Options) {
    this.#script = script;
    this.#logger = logger;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** The id of the process that gets new work. */
  get pid(): number | undefined {
    return this.#current?.child.pid;
  }

  run<Name extends keyof PictureWorks>(
    name: Name,
    ...args: Parameters<PictureWorks[Name]>
  ): ReturnType<PictureWorks[Name]> {
    return new Promise<unknown>((resolve, reject) => {
      this.#give({ name, args, resolve, reject, tries: 0, isLate: false });
    }) as ReturnType<PictureWorks[Name]>;
  }

  stop(): void {
    if (this.#current) this.#retire(this.#current);
  }

  #give(job: Job): void {
    const worker = (this.#current ??= this.#start());
    clearTimeout(worker.idle);
    job.tries += 1;
    const id = (this.#lastId += 1);
    const timer = setTimeout(() => {
      job.isLate = true;
      worker.child.kill('SIGKILL');
    }, this.#limits.maxMs);
    worker.jobs.set(id, { job, timer });
    const task: PictureTask = { id, name: job.name, args: job.args };
    // If sending fails, the process has ended, which the `exit` event reports as well.
    worker.child.send(task, () => undefined);
  }

  #start(): Worker {
    const child = fork(this.#script, [], {
      serialization: 'advanced',
      execArgv: this.#script.endsWith('.ts') ? ['--import', 'tsx'] : [],
      // No secrets for a process that decodes untrusted files. MALLOC_ARENA_MAX, because the C
      // library otherwise keeps a store of freed memory for each of its threads.
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const worker: Worker = { child, jobs: new Map() };
    child.on('message', (answer) => this.#take(worker, answer as PictureAnswer));
    child.once('exit', (code, signal) => this.#lose(worker, { code, signal }));
    child.once('error', (error) => this.#lose(worker, { err: error }));
    // An idle child does not keep the site's event loop alive.
    child.unref();
    child.channel?.unref();
    return worker;
  }

  #take(worker: Worker, answer: PictureAnswer): void {
    const { job, timer } = worker.jobs.get(answer.id) ?? {};
    clearTimeout(timer);
    worker.jobs.delete(answer.id);
    if ('value' in answer) job?.resolve(answer.value);
    else job?.reject(errorOf(answer.error));
    if (answer.memory > this.#limits.maxMemory) this.#retire(worker);
    else if (worker.jobs.size === 0) this.#rest(worker);
  }

  #rest(worker: Worker): void {
    if (worker !== this.#current) return worker.child.disconnect();
    worker.idle = setTimeout(() => this.#retire(worker), this.#limits.idleMs).unref();
  }

  /** The process finishes its jobs and gets no more. */
  #retire(worker: Worker): void {
    clearTimeout(worker.idle);
    if (worker === this.#current) this.#current = undefined;
    if (worker.jobs.size === 0 && worker.child.connected) worker.child.disconnect();
  }

  #lose(worker: Worker, how: object): void {
    if (worker === this.#current) this.#current = undefined;
    clearTimeout(worker.idle);
    const lost = [...worker.jobs.values()];
    worker.jobs.clear();
    if (lost.length > 0) this.#logger.warn(how, 'the process that makes pictures ended');
    for (const { job, timer } of lost) {
      clearTimeout(timer);
      if (job.isLate || job.tries >= MAX_TRIES) job.reject(busy('This picture cannot be made', 60));
      else this.#give(job);
    }
  }
}

function errorOf({ message, status }: { message: string; status?: number }): Error {
  return status ? new RequestError(status as ContentfulStatusCode, message) : new Error(message);
}

/** The same functions, run in the child process. */
export function worksOf(maker: PictureMaker): PictureWorks {
  return {
    makeThumbnail: (...args) => maker.run('makeThumbnail', ...args),
    drawSharePicture: (...args) => maker.run('drawSharePicture', ...args),
    encodeVisitorPicture: (...args) => maker.run('encodeVisitorPicture', ...args),
    withoutMetadata: (...args) => maker.run('withoutMetadata', ...args),
  };
}
