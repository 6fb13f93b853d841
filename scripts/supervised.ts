import { spawn, type ChildProcess } from 'node:child_process';
import { say } from './say.ts';

/** A process that died within this time of its start did not really start. */
const QUICK_DEATH_MS = 5_000;
const MAX_QUICK_DEATHS = 3;
const GRACE_MS = 9_000;

type Options = {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Called when it keeps dying at once, so that starting it again is pointless. */
  onGiveUp: () => void;
};

/** A child process that is started again when it dies. */
export class Supervised {
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #isStopping = false;
  #quickDeaths = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    const { name, args, env, onGiveUp } = this.#options;
    const startedAt = performance.now();
    const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
    this.#child = child;
    child.on('exit', (code, signal) => {
      this.#child = undefined;
      if (this.#isStopping) return;
      const isQuick = performance.now() - startedAt < QUICK_DEATH_MS;
      this.#quickDeaths = isQuick ? this.#quickDeaths + 1 : 0;
      if (this.#quickDeaths >= MAX_QUICK_DEATHS) {
        say(`The ${name} cannot be started.`);
        onGiveUp();
        return;
      }
      say(`The ${name} ended (${signal ?? `code ${code}`}); starting it again.`);
      this.start();
    });
  }

  /** Asks it to finish what it is doing; insists after a while. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child) return;
    await new Promise<void>((resolve) => {
      const insist = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      child.once('exit', () => {
        clearTimeout(insist);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }
}
