import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { END_WITH_PARENT } from '../../scripts/processes/child.ts';
import { freePort } from '../../scripts/processes/free-port.ts';

/** Long enough for a busy machine. */
const START_MS = 150_000;
const SCRIPT = 'site/build/server/index.js';

/** The real site: its production build in a child process. */
export class SiteProcess {
  readonly url: string;
  readonly log: string[] = [];
  readonly #child: ChildProcess;
  /** Resolves to the exit code. */
  readonly exited: Promise<number | null>;

  private constructor(port: number, env: Record<string, string>, script = SCRIPT, log?: string) {
    const output = log ? openSync(log, 'a') : 'pipe';
    this.url = `http://127.0.0.1:${port}`;
    // Ends the site if this test run is killed.
    const args = ['--import', END_WITH_PARENT, '--conditions=production', script];
    this.#child = spawn(process.execPath, args, {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // As the scripts that start the site set it.
        MALLOC_ARENA_MAX: '2',
        SITE_URL: this.url,
        PORT: String(port),
        ...env,
      },
      stdio: ['ignore', output, output, 'ipc'],
    });
    for (const output of [this.#child.stdout, this.#child.stderr]) {
      if (output) createInterface({ input: output }).on('line', (line) => this.log.push(line));
    }
    this.exited = new Promise((resolve) => this.#child.on('exit', (code) => resolve(code)));
    const kill = () => void this.#child.kill('SIGKILL');
    process.once('exit', kill);
    void this.exited.then(() => process.off('exit', kill));
  }

  /** Starts a site on `env.PORT`, without waiting until it is ready. */
  static launch(env: Record<string, string>): SiteProcess {
    return new SiteProcess(Number(env.PORT), env);
  }

  static async start(
    env: Record<string, string>,
    withinMs = START_MS,
    script = SCRIPT,
    log?: string,
  ): Promise<SiteProcess> {
    const site = new SiteProcess(await freePort(), env, script, log);
    try {
      await site.until(async () => {
        const { exitCode, signalCode } = site.#child;
        if (exitCode !== null || signalCode !== null)
          throw new Error(`It ended.\n${site.log.join('\n')}`);
        return (await site.readiness()).status !== 'starting';
      }, withinMs);
    } catch (error) {
      await site.stop('SIGKILL');
      throw error;
    }
    return site;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    // After a pause, an idle connection may be ended while the next request is on its way.
    headers.set('Connection', 'close');
    return fetch(`${this.url}${path}`, { redirect: 'manual', ...init, headers });
  }

  async text(path: string): Promise<string> {
    return (await this.get(path)).text();
  }

  async readiness(): Promise<{ status: string; since?: string; version?: string }> {
    const answer = await this.get('/readyz').catch(() => undefined);
    return answer ? ((await answer.json()) as { status: string }) : { status: 'starting' };
  }

  /** Polls until the condition holds; returns how long that took, in milliseconds. */
  async until(holds: () => Promise<boolean>, withinMs: number): Promise<number> {
    const since = performance.now();
    while (!(await holds())) {
      if (performance.now() - since > withinMs) {
        throw new Error(`Still not so after ${withinMs} ms\n${this.log.slice(-20).join('\n')}`);
      }
      await sleep(25);
    }
    return performance.now() - since;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.#child.kill(signal);
    return this.exited;
  }
}
