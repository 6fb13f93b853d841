import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startChild } from './child.ts';
import { logProgress } from './run-script.ts';

/** A process that exits within this time of its start counts as a failed start. */
const QUICK_DEATH_MS = 5_000;
const MAX_QUICK_DEATHS = 3;
const GRACE_MS = 8_000;

export type Program = {
  name: string;
  args: string[];
  /** How long it goes on serving after SIGTERM, until proxies have noticed that it ends. */
  drainMs?: number;
  /** Called when it keeps failing to start, so that a restart is pointless. */
  onGiveUp?: () => void;
};

export class SupervisedProcess {
  readonly #program: Program;
  #child: ChildProcess | undefined;
  #isEnding = false;
  #isStopped = false;
  #quickDeaths = 0;

  constructor(program: Program) {
    this.#program = program;
  }

  /** Starts the program, or restarts it with the new environment if it is running. */
  async start(env: NodeJS.ProcessEnv): Promise<void> {
    await this.#end();
    if (!this.#isStopped) this.#run(env);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#end();
  }

  #run(env: NodeJS.ProcessEnv): void {
    const { name, args, onGiveUp } = this.#program;
    const startedAt = performance.now();
    const child = startChild(args, { env, stdio: ['inherit', 'inherit', 'inherit'] });
    this.#child = child;
    this.#isEnding = false;
    child.on('exit', (code, signal) => {
      this.#child = undefined;
      if (this.#isEnding) return;
      const isQuick = performance.now() - startedAt < QUICK_DEATH_MS;
      this.#quickDeaths = isQuick ? this.#quickDeaths + 1 : 0;
      if (this.#quickDeaths >= MAX_QUICK_DEATHS) {
        logProgress(`The ${name} cannot be started.`);
        return onGiveUp?.();
      }
      logProgress(`The ${name} ended (${signal ?? `code ${code}`}); starting it again.`);
      this.#run(env);
    });
  }

  async #end(): Promise<void> {
    this.#isEnding = true;
    const child = this.#child;
    if (!child) return;
    const graceMs = GRACE_MS + (this.#program.drainMs ?? 0);
    const killTimer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    child.kill('SIGTERM');
    await once(child, 'exit');
    clearTimeout(killTimer);
  }
}
