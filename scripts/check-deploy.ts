import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { restartBehindProxy } from './deploy/restart-behind-proxy.ts';
import { runUnits } from './deploy/run-units.ts';
import { inTemporaryFolder } from './postgres/temporary-postgres.ts';
import { runScript, logProgress, StartError } from './processes/run-script.ts';

/** The highest exposure of a unit, of ten, by systemd-analyze; what it calls OK ends at 4.9. */
const EXPOSURE = 2;
const UNITS = 'deploy/systemd';

/** `npm run check:deploy` needs root, and caddy, nginx, openssl, systemd and docker-compose. */
await runScript(async () => {
  run('caddy', ['validate', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']);
  logProgress('Caddy: the configuration is valid.');
  await inTemporaryFolder(checkUnits);
  await inTemporaryFolder(checkCompose);
  run('npm', ['run', '--silent', 'build']);
  await runUnits((shown) => logProgress(`systemd: ${shown}.`));
  for (const name of ['Caddy', 'nginx'] as const) {
    const { sent, failures } = await restartBehindProxy(name);
    if (failures.length > 0)
      throw new StartError(`${name}: of ${sent} requests failed: ${failures.join(', ')}`);
    logProgress(`Two sites restarted one by one behind ${name}: ${sent} requests, none failed.`);
  }
});

/** Checks copies of the units, because /opt/clinic of the real machine does not exist here. */
async function checkUnits(folder: string): Promise<void> {
  for (const name of readdirSync(UNITS)) {
    const text = readFileSync(path.join(UNITS, name), 'utf8');
    const here = text.replaceAll(/\/opt\/clinic\/(?:current|next)/g, process.cwd());
    writeFileSync(path.join(folder, name), here);
  }
  for (const name of readdirSync(UNITS)) {
    const file = path.join(folder, name);
    // systemd-analyze succeeds for lines that it ignores, but prints a warning.
    const { stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', file]);
    const said = `${stdout}${stderr}`.trim();
    if (said || status !== 0) throw new StartError(said || 'systemd-analyze is not installed.');
    if (!name.endsWith('.service')) continue;
    const limit = `--threshold=${EXPOSURE * 10}`;
    const judged = run('systemd-analyze', ['security', '--offline=true', limit, file]);
    logProgress(
      `systemd: ${name}, ${/exposure level .*: ([\d.]+)/.exec(judged)?.[1]} of 10 exposed.`,
    );
  }
}

/** Compose must take the example once its empty settings are filled, and refuse it as it is. */
async function checkCompose(folder: string): Promise<void> {
  const file = path.join(folder, 'env');
  const example = readFileSync('deploy/compose.env.example', 'utf8');
  const asks = ['--env-file', file, '-f', 'deploy/compose.yaml', 'config'];
  writeFileSync(file, example.replaceAll(/^(\w+)=$/gm, '$1=filled'));
  run('docker-compose', asks);
  writeFileSync(file, example);
  const { stderr, status } = spawnSync('docker-compose', asks, { encoding: 'utf8' });
  const refused = /(?:variable |: )(S3_\w+|SECRET|POSTGRES_PASSWORD)\b/.exec(stderr)?.[1];
  if (status === 0 || !refused) throw new StartError(`Compose takes empty secrets. ${stderr}`);
  logProgress(`Compose: the file is valid, and an empty ${refused} is refused.`);
}

function run(command: string, args: string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: string; stdout: string; stderr: string };
    if (code === 'ENOENT') throw new StartError(`${command} is not installed: apt-get install it.`);
    throw new StartError(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}
