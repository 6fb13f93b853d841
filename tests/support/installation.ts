import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { commandLines } from './command-lines.ts';
import { freePort } from '../../scripts/processes/free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './until.ts';

/** Long enough for a busy machine, if nothing has to be built. */
const LONG_MS = 240_000;
/** Not more often, because a look at all processes of the machine takes up to 20 ms. */
const LOOK_MS = 150;

export type Command = readonly [program: string, ...args: string[]];
/** The command behind `npm start`, without npm. */
const START: Command = [process.execPath, '--import', 'tsx', 'scripts/start.ts'];
export const NPM_START: Command = ['npm', 'start'];
export const NPM_RUN_DEV: Command = ['npm', 'run', 'dev'];

export type Started = {
  pid: number;
  output: () => string;
  /** The exit code. */
  exit: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
};

/** An installation with its own data folder and ports, and all its processes. */
export class Installation {
  readonly folder: string;
  readonly sitePort: number;
  readonly studioPort: number;
  readonly #settings: Record<string, string>;
  readonly #checkout: string;

  private constructor(
    folder: string,
    [sitePort, studioPort]: [number, number],
    settings: Record<string, string>,
    checkout: string,
  ) {
    this.folder = folder;
    this.sitePort = sitePort;
    this.studioPort = studioPort;
    this.#settings = settings;
    this.#checkout = checkout;
  }

  /** `nothing` creates an installation without content, which is much faster. */
  static async create(
    seed: 'clinic' | 'nothing' = 'clinic',
    checkout = '.',
  ): Promise<Installation> {
    const ports: [number, number] = [await freePort(), await freePort()];
    return new Installation(await temporaryFolder(), ports, { SEED: seed }, checkout);
  }

  /** Starts in a new process group, so that all of it can be killed at once. */
  start([program, ...args]: Command = START, env: Record<string, string> = {}): Started {
    const child = spawn(program, args, {
      cwd: this.#checkout,
      env: {
        ...process.env,
        // Not that of this process: the installation itself sets `production` where it applies.
        NODE_ENV: 'test',
        DATA_DIR: this.folder,
        PORT: String(this.sitePort),
        STUDIO_PORT: String(this.studioPort),
        ...this.#settings,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const exit = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
    return {
      pid: child.pid ?? 0,
      output: () => text,
      exit,
      kill: (signal) => void child.kill(signal),
    };
  }

  /** The command lines of all processes of this folder, including the database, by pid. */
  processes(): Map<number, string> {
    const isOfFolder = ([pid, command]: [number, string]) =>
      command.includes(`${this.folder}/`) || environmentOf(pid).includes(`DATA_DIR=${this.folder}`);
    return new Map([...commandLines()].filter(isOfFolder));
  }

  pidOf(part: string): number {
    const [pid] = [...this.processes()].find(([, command]) => command.includes(part)) ?? [];
    if (!pid) throw new Error(`Nothing runs ${part}`);
    return pid;
  }

  async page(address: string): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.sitePort}${address}`)).text();
  }

  async until(holds: () => boolean | Promise<boolean>, withinMs = LONG_MS): Promise<void> {
    await until(
      async () => {
        try {
          return await holds();
        } catch {
          return false;
        }
      },
      withinMs,
      LOOK_MS,
    );
  }

  /** Waits until /readyz reports this status. */
  async untilSite(status: 'ready' | 'stale', withinMs?: number): Promise<void> {
    await this.until(async () => (await this.page('/readyz')).includes(`"${status}"`), withinMs);
  }

  async untilStudio(withinMs?: number): Promise<void> {
    const login = `http://127.0.0.1:${this.studioPort}/admin/login`;
    await this.until(async () => (await fetch(login)).ok, withinMs);
  }

  /** A generous timeout: processes exit within ten seconds on an idle machine. */
  async untilAllExited(withinMs = 60_000): Promise<void> {
    await this.until(() => this.processes().size === 0, withinMs).catch(() => {
      throw new Error(`Still there: ${[...this.processes().values()].join(', ')}`);
    });
  }

  async postgresPid(): Promise<number> {
    const file = path.join(this.folder, 'postgres', 'cluster', 'postmaster.pid');
    return Number((await readFile(file, 'utf8')).split('\n')[0]);
  }

  async query(statement: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const kept = async (name: string) =>
      (await readFile(path.join(this.folder, 'postgres', name), 'utf8')).trim();
    const connectionString = `postgres://clinic:${await kept('password')}@127.0.0.1:${await kept('port')}/clinic`;
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query(statement, values)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  }

  async remove(): Promise<void> {
    await this.until(() => {
      const left = [...this.processes().keys()];
      for (const pid of left) process.kill(pid, 'SIGKILL');
      return left.length === 0;
    });
    await rm(this.folder, { recursive: true, force: true });
  }
}

function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    // It exited in between, or belongs to another user.
    return [];
  }
}
