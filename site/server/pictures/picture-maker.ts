import { fork, type ChildProcess } from 'node:child_process';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { busy, RequestError } from '#server/http/request-error.ts';
import { READY, type PictureResponse, type PictureTask } from './picture-messages.ts';
import type { PictureTasks } from './picture-tasks.ts';

type Options = {
  script: string;
  logger: Logger;
  limits?: Partial<Limits>;
};

type Job = Omit<PictureTask, 'id'> & {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  tries: number;
  isLate: boolean;
};
type Worker = {
  child: ChildProcess;
  isReady: boolean;
  jobs: Map<number, { job: Job; timer: NodeJS.Timeout }>;
  /** Ends the process if it does not start, and later if it has no work. */
  timer?: NodeJS.Timeout;
};

type Limits = typeof LIMITS;
const LIMITS = {
  /** Timeout of a picture, and of the start, after which the process is killed. */
  maxMs: 60_000,
  startMs: 60_000,
  retryMs: 30_000,
  /** A process that has grown to this is replaced, because the picture library frees little. */
  maxMemory: 400 * 1024 * 1024,
  idleMs: 120_000,
};
/** A process that crashed may have done so because of another picture. */
const MAX_TRIES = 2;
/** A process that does not start may only lack memory for a moment. */
const MAX_STARTS = 2;

/** Makes pictures in a child process: if it crashes, hangs or leaks memory, the site goes on. */
export class PictureMaker {
  readonly #script: string;
  readonly #logger: Logger;
  readonly #limits: Limits;
  #current: Worker | undefined;
  #waiting: Job[] = [];
  #failedStarts = 0;
  #retry: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor({ script, logger, limits }: Options) {
    this.#script = script;
    this.#logger = logger;
    this.#limits = { ...LIMITS, ...limits };
  }

  get pid(): number | undefined {
    return this.#current?.child.pid;
  }

  /** Why no picture can be made; undefined while the process can be started, as far as is known. */
  get problem(): string | undefined {
    return this.#failedStarts < MAX_STARTS ? undefined : DOES_NOT_START;
  }

  run<Name extends keyof PictureTasks>(
    name: Name,
    ...args: Parameters<PictureTasks[Name]>
  ): ReturnType<PictureTasks[Name]> {
    return new Promise<unknown>((resolve, reject) => {
      this.#enqueue({ name, args, resolve, reject, tries: 0, isLate: false });
    }) as ReturnType<PictureTasks[Name]>;
  }

  /** Starts the process if there is none; called before anybody needs it, to know if that works. */
  start(): void {
    if (this.#current) return;
    try {
      this.#current = this.#fork();
    } catch (error) {
      this.#failStart({ err: error });
    }
  }

  stop(): void {
    clearTimeout(this.#retry);
    if (this.#current) this.#retire(this.#current);
  }

  #enqueue(job: Job): void {
    // Starting the process in vain takes a core from pages, so it is not tried for each picture.
    if (this.problem) return job.reject(this.#cannotBeMade());
    if (this.#current?.isReady) return this.#send(this.#current, job);
    this.#waiting.push(job);
    this.start();
  }

  #send(worker: Worker, job: Job): void {
    clearTimeout(worker.timer);
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

  #fork(): Worker {
    const child = fork(this.#script, [], {
      serialization: 'advanced',
      execArgv: this.#script.endsWith('.ts') ? ['--import', 'tsx'] : [],
      // No secrets for a process that decodes untrusted files. MALLOC_ARENA_MAX, because the C
      // library otherwise keeps a store of freed memory for each of its threads.
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), this.#limits.startMs);
    const worker: Worker = { child, isReady: false, jobs: new Map(), timer };
    child.on('message', (message) => {
      if (message === READY) this.#onReady(worker);
      else this.#onResponse(worker, message as PictureResponse);
    });
    child.once('exit', (code, signal) => this.#onExit(worker, { code, signal }));
    child.once('error', (error) => this.#onExit(worker, { err: error }));
    // An idle child does not keep the site's event loop alive.
    child.unref();
    child.channel?.unref();
    return worker;
  }

  #onReady(worker: Worker): void {
    worker.isReady = true;
    this.#failedStarts = 0;
    clearTimeout(worker.timer);
    for (const job of this.#waiting.splice(0)) this.#send(worker, job);
    if (worker.jobs.size === 0) this.#stopWhenIdle(worker);
  }

  #onResponse(worker: Worker, answer: PictureResponse): void {
    const { job, timer } = worker.jobs.get(answer.id) ?? {};
    clearTimeout(timer);
    worker.jobs.delete(answer.id);
    if ('value' in answer) job?.resolve(answer.value);
    else job?.reject(errorOf(answer.error));
    if (answer.memory > this.#limits.maxMemory) this.#retire(worker);
    else if (worker.jobs.size === 0) this.#stopWhenIdle(worker);
  }

  #stopWhenIdle(worker: Worker): void {
    if (worker !== this.#current) return worker.child.disconnect();
    worker.timer = setTimeout(() => this.#retire(worker), this.#limits.idleMs).unref();
  }

  /** The process finishes its jobs and gets no more. */
  #retire(worker: Worker): void {
    clearTimeout(worker.timer);
    if (worker === this.#current) this.#current = undefined;
    if (worker.jobs.size === 0 && worker.child.connected) worker.child.disconnect();
  }

  #onExit(worker: Worker, how: object): void {
    clearTimeout(worker.timer);
    const isCurrent = worker === this.#current;
    if (isCurrent) this.#current = undefined;
    if (isCurrent && !worker.isReady) return this.#failStart(how);
    const lost = [...worker.jobs.values()];
    worker.jobs.clear();
    if (lost.length > 0) this.#logger.warn(how, 'the process that makes pictures ended');
    for (const { job, timer } of lost) {
      clearTimeout(timer);
      if (job.isLate || job.tries >= MAX_TRIES) job.reject(busy('This picture cannot be made', 60));
      else this.#enqueue(job);
    }
  }

  #failStart(how: object): void {
    this.#failedStarts += 1;
    this.#logger.error(how, DOES_NOT_START);
    if (!this.problem) return this.start();
    for (const job of this.#waiting.splice(0)) job.reject(this.#cannotBeMade());
    this.#retry = setTimeout(() => this.start(), this.#limits.retryMs).unref();
  }

  #cannotBeMade(): RequestError {
    return busy('No pictures can be made at the moment', Math.ceil(this.#limits.retryMs / 1000));
  }
}

const DOES_NOT_START = 'the process that makes pictures does not start';

function errorOf({ message, status }: { message: string; status?: number }): Error {
  return status ? new RequestError(status as ContentfulStatusCode, message) : new Error(message);
}

export function tasksInProcess(maker: PictureMaker): PictureTasks {
  return {
    makeThumbnail: (...args) => maker.run('makeThumbnail', ...args),
    drawSharePicture: (...args) => maker.run('drawSharePicture', ...args),
    encodeVisitorPicture: (...args) => maker.run('encodeVisitorPicture', ...args),
    withoutMetadata: (...args) => maker.run('withoutMetadata', ...args),
  };
}
