import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '../../tests/support/until.ts';
import { StartError } from '../processes/run-script.ts';

/** Empty stand-ins for the targets that the units wait for on a whole machine. */
const TARGETS = ['basic', 'multi-user', 'network-online', 'shutdown', 'sysinit', 'timers', 'trial'];
const LOG = '/run/units.log';
/** The id of the user `clinic`: one that no user of a real machine has. */
const CLINIC = 64_999;

/**
 * A systemd in namespaces of its own that runs deploy/systemd as it is: this checkout appears there
 * as /opt/clinic/current, and writes to /etc, /opt and /var stay in memory. It takes root.
 */
export class PrivateSystemd {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #group: string;
  #pid = '';

  constructor(folder: string) {
    this.#folder = path.join(folder, 'systemd');
    this.#group = path.join(mountOfGroups(), `clinic-${process.pid}`);
    cpSync('deploy/systemd', this.#folder, { recursive: true });
    for (const name of TARGETS) {
      writeFileSync(path.join(this.#folder, `${name}.target`), `[Unit]\nDescription=${name}\n`);
    }
    const more = path.join(this.#folder, 'clinic-.service.d');
    mkdirSync(more);
    const search = `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`;
    writeFileSync(
      path.join(more, 'trial.conf'),
      `[Service]\nStandardOutput=append:${LOG}\nStandardError=inherit\nEnvironment=PATH=${search}\n`,
    );
    const apart = ['--mount', '--pid', '--ipc', '--uts', '--fork', '--mount-proc', '--kill-child'];
    this.#child = spawn('unshare', [...apart, 'sh', '-ec', this.#script()], { stdio: 'ignore' });
  }

  /** The shell script that starts systemd, with a mount of control groups that has only its own. */
  #script(): string {
    const inside = `mount --make-rprivate /
      umount -R /sys/fs/cgroup
      mount -t tmpfs tmpfs /run
      for name in etc opt var; do
        mkdir -p /run/written/$name /run/work/$name
        options=lowerdir=/$name,upperdir=/run/written/$name,workdir=/run/work/$name
        mount -t overlay overlay -o $options /$name
      done
      mkdir -p /opt/clinic/current /etc/clinic
      mount --bind '${process.cwd()}' /opt/clinic/current
      ln -s current /opt/clinic/next
      ln -s '${this.#folder}/clinic.env' /etc/clinic/
      echo 'clinic:x:${CLINIC}:${CLINIC}::/var/lib/clinic:/usr/sbin/nologin' >> /etc/passwd
      echo 'clinic:x:${CLINIC}:' >> /etc/group
      export container=trial SYSTEMD_UNIT_PATH='${this.#folder}'
      exec /lib/systemd/systemd --system --unit=trial.target --show-status=0`;
    return `mkdir -p '${this.#group}'; echo 0 > '${this.#group}/cgroup.procs'
      exec unshare --cgroup sh -ec "$(cat <<'END'\n${inside}\nEND\n)"`;
  }

  async start(): Promise<void> {
    const children = `/proc/${this.#child.pid}/task/${this.#child.pid}/children`;
    await until(() => {
      if (this.#child.exitCode !== null) throw new StartError('systemd cannot be run here.');
      this.#pid = readFileSync(children, 'utf8').trim();
      return this.#pid && this.#inside('systemctl', ['is-active', 'trial.target']).status === 0;
    });
  }

  /** Writes /etc/clinic/clinic.env, which is read when a unit starts. */
  configure(settings: Readonly<Record<string, string>>): void {
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(path.join(this.#folder, 'clinic.env'), lines.join(''), { mode: 0o600 });
  }

  control(...args: string[]): string {
    const { stdout, stderr, status } = this.#inside('systemctl', args);
    if (status === 0) return stdout.trim();
    throw new StartError(`systemctl ${args.join(' ')}\n${stderr}${this.log()}`);
  }

  log(): string {
    return this.read(LOG).split('\n').slice(-30).join('\n');
  }

  read(file: string): string {
    return this.#inside('cat', [file]).stdout;
  }

  list(folder: string): string[] {
    return this.#inside('ls', [folder]).stdout.split('\n').filter(Boolean);
  }

  stop(): void {
    this.#child.kill('SIGKILL');
    // A control group can be removed once its last process is gone, which takes a moment.
    const removed = () =>
      spawnSync('find', [this.#group, '-depth', '-type', 'd', '-delete']).status === 0;
    for (let tries = 0; existsSync(this.#group) && !removed() && tries < 100; tries += 1) {
      spawnSync('sleep', ['0.05']);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #inside(command: string, args: readonly string[]) {
    const there = ['--target', this.#pid, '--mount', '--pid', command, ...args];
    return spawnSync('nsenter', there, { encoding: 'utf8' });
  }
}

function mountOfGroups(): string {
  const found = spawnSync('findmnt', ['-nrt', 'cgroup2', '-o', 'TARGET'], { encoding: 'utf8' });
  const [first = ''] = found.stdout.split('\n');
  if (!first) throw new StartError('systemd needs the second version of control groups.');
  return first;
}
