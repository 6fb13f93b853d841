import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALERT_CASES } from './deploy/alert-cases.ts';
import { inTemporaryFolder } from './postgres/temporary-postgres.ts';
import { logProgress, runScript, StartError } from './processes/run-script.ts';

const RULES = path.resolve('deploy/monitoring/alerts.yml');
const FIRING = 'count by (alertname) (ALERTS{alertstate="firing"';

/** The tests of promtool, which reads YAML and so takes JSON too. */
const tests = ALERT_CASES.map(({ alert, series, quiet, fires, times }) => ({
  interval: '1m',
  input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
  promql_expr_test: [
    { expr: `${FIRING}, alertname="${alert}"})`, eval_time: `${quiet}m`, exp_samples: [] },
    {
      expr: `${FIRING}, alertname="${alert}"})`,
      eval_time: `${fires}m`,
      exp_samples: [{ labels: `{alertname="${alert}"}`, value: times }],
    },
  ],
}));

await runScript(async () => {
  const rules = readFileSync(RULES, 'utf8');
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const provoked = ALERT_CASES.map(({ alert }) => alert);
  const odd = alerts.find((name) => provoked.filter((one) => one === name).length !== 1);
  if (odd) throw new StartError(`scripts/deploy/alert-cases.ts does not provoke ${odd} once.`);
  await inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'cases.json');
    writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests }));
    run(promtool(folder), ['test', 'rules', file]);
  });
  logProgress(`${alerts.length} alerts fire when they are to, and not before.`);
}, 'npm run check:alerts: provokes each alert of deploy/monitoring/alerts.yml in a real Prometheus.');

/** The system's promtool, or that of Debian's package, unpacked: to install it starts Prometheus. */
function promtool(folder: string): string {
  try {
    run('promtool', ['--version']);
    return 'promtool';
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
  }
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['download', '-qq', 'prometheus'], folder);
  const archive = readdirSync(folder).find((name) => name.endsWith('.deb')) ?? '';
  run('dpkg-deb', ['-x', archive, '.'], folder);
  return path.join(folder, 'usr/bin/promtool');
}

function run(command: string, args: string[], cwd?: string): void {
  try {
    execFileSync(command, args, { encoding: 'utf8', cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: string; stdout: string; stderr: string };
    if (code === 'ENOENT') throw new StartError(`${command} is not there; Debian has it.`);
    throw new StartError(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}
