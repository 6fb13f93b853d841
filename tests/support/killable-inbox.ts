import { fork, type ChildProcess } from 'node:child_process';
import type { Submission } from '../../site/app/forms/inbox-context.ts';

/** An inbox process that is started again after each kill, as `npm start` does with the site. */
export class KillableInbox {
  readonly log: string[] = [];
  readonly #file: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();

  /** The file is what buildInboxProcess made. */
  constructor(file: string, env: Record<string, string>) {
    this.#file = file;
    this.#env = env;
  }

  start(): Promise<void> {
    const child = fork(this.#file, [], {
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'info', ...this.#env },
      execArgv: ['--conditions=production'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const collect = (chunk: Buffer) => this.log.push(chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    this.#child = child;
    this.#ready = new Promise((resolve) => child.once('message', () => resolve()));
    return this.#ready;
  }

  get ready(): Promise<void> {
    return this.#ready;
  }

  /** At once and without a word, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    const exited = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    await exited;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    const exited = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGTERM');
    await exited;
  }

  /** Whether the sender was told that it is safe. A connection that breaks tells nothing. */
  async submit(submission: Submission): Promise<boolean> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.#env.PORT}/`, {
        method: 'POST',
        body: JSON.stringify(submission),
      });
      const { status } = (await answer.json()) as { status: string };
      return answer.ok && status === 'accepted';
    } catch {
      return false;
    }
  }
}
