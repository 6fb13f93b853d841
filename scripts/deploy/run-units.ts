import type { Diagnosis } from '../../site/server/doctor/finding.ts';
import { requestForm } from '../../tests/support/request-by.ts';
import { TEST_SECRET } from '../../tests/support/secret.ts';
import { until } from '../../tests/support/until.ts';
import { withTemporaryPostgres } from '../postgres/temporary-postgres.ts';
import { freePort } from '../processes/free-port.ts';
import { StartError } from '../processes/run-script.ts';
import { PrivateSystemd } from './private-systemd.ts';

const PATIENCE_MS = 180_000;
const TOKEN = 'a-token-for-the-trial-of-units';
const SERVICES = ['clinic-site', 'clinic-studio'];
/** Lines of /proc/…/status: no capability, none to be gained, and a filter of system calls. */
const CONFINED = [/^CapEff:\t0+$/m, /^CapBnd:\t0+$/m, /^NoNewPrivs:\t1$/m, /^Seccomp:\t2$/m];

/** Runs the units of deploy/systemd under a real systemd, in their sandbox. */
export function runUnits(say: (shown: string) => void): Promise<void> {
  return withTemporaryPostgres(async (postgres, folder) => {
    const systemd = new PrivateSystemd(folder);
    try {
      await tryUnits(systemd, await postgres.start(), say);
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(`${(error as Error).message}\n${systemd.log()}`);
    } finally {
      systemd.stop();
    }
  });
}

async function tryUnits(
  systemd: PrivateSystemd,
  databaseUrl: string,
  say: (shown: string) => void,
): Promise<void> {
  const settings = {
    ...{ DATABASE_URL: databaseUrl, SECRET: TEST_SECRET, METRICS_TOKEN: TOKEN },
    ...{ SEED: 'clinic', DATA_DIR: '/var/lib/clinic' },
  };
  systemd.configure(settings);
  await systemd.start();
  systemd.control('start', 'clinic-migrate');
  say('clinic-migrate: the database is filled');
  const [port, studioPort] = [await freePort(), await freePort()];
  const [site, studio] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${studioPort}`];
  const places = { PORT: String(port), STUDIO_PORT: String(studioPort) };
  systemd.configure({ ...settings, ...places, SITE_URL: site, STUDIO_URL: studio });
  const siteAnswers = () => answers(`${site}/readyz?pages`);
  systemd.control('start', ...SERVICES);
  await until(siteAnswers, PATIENCE_MS);
  await until(() => answers(`${studio}/admin/login`), PATIENCE_MS);
  for (const name of SERVICES) assertConfined(systemd, name);
  say(
    'clinic-site and clinic-studio: answer, without a capability and with a list of system calls',
  );
  await assertPictures(site);
  await assertFindings(site);
  say('clinic-site: makes pictures, and finds nothing wrong with itself');
  const body = requestForm('visitor@visitor.example');
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const init = { method: 'POST', headers, body, redirect: 'manual' as const };
  const { status } = await fetch(`${site}/de/anfrage`, init);
  if (status !== 303) throw new StartError(`A form was answered with ${status}.`);
  const workers = () => childrenOf(systemd, 'clinic-site');
  const before = workers();
  systemd.control('reload', 'clinic-site');
  const isNew = (pid: string) => !before.includes(pid);
  await until(() => workers().length === 2 && workers().every(isNew), PATIENCE_MS);
  if (!(await siteAnswers())) throw new StartError('The site does not answer after a reload.');
  say('clinic-site: takes a form, and a reload replaces both of its processes');
  const former = mainPid(systemd, 'clinic-site');
  systemd.control('kill', '--signal=KILL', 'clinic-site');
  const isBack = async () => mainPid(systemd, 'clinic-site') !== former && siteAnswers();
  await until(isBack, PATIENCE_MS);
  say('clinic-site: comes back after a kill');
  systemd.control('start', 'clinic-backup');
  const kept = systemd.list('/var/lib/clinic/backups').filter((name) => name.endsWith('.gz'));
  if (kept.length !== 1) throw new StartError(`There are ${kept.join(', ') || 'no backups'}.`);
  systemd.control('start', 'clinic-backup.timer');
  say('clinic-backup: makes a backup and restores it for a test; its timer is set');
  systemd.control('stop', ...SERVICES);
  for (const name of SERVICES) {
    const result = systemd.control('show', '--property=Result', '--value', name);
    if (result !== 'success') throw new StartError(`${name} ended with ${result}.`);
  }
  say('clinic-site and clinic-studio: end when they are asked to');
}

const answers = async (url: string) => (await fetch(url).catch(() => undefined))?.ok;

function assertConfined(systemd: PrivateSystemd, name: string): void {
  for (const pid of [mainPid(systemd, name), ...childrenOf(systemd, name)]) {
    const status = systemd.read(`/proc/${pid}/status`);
    const missing = CONFINED.find((line) => !line.test(status));
    if (missing) throw new StartError(`${name} runs without ${missing.source}.`);
  }
}

/** No picture is cached yet, so this one is drawn by the process that makes pictures. */
async function assertPictures(site: string): Promise<void> {
  const html = await (await fetch(`${site}/de/diagnose/labor`)).text();
  const source = /src="(\/api\/cockpit\/image[^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await fetch(site + source.replaceAll('&amp;', '&'));
  const kind = answer.headers.get('content-type');
  if (!source || !answer.ok || !kind?.startsWith('image/'))
    throw new StartError(`A picture was answered with ${answer.status}, ${kind}.`);
}

/** The site itself knows best what the sandbox denies it; mails and addresses are not set up. */
async function assertFindings(site: string): Promise<void> {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const answer = await fetch(`${site}/readyz?details`, { headers });
  const { findings } = (await answer.json()) as Diagnosis;
  const ofMachine = findings.filter(({ area }) => ['pictures', 'disk', 'database'].includes(area));
  const wrong = ofMachine.filter(({ state }) => state === 'wrong').map(({ says }) => says);
  if (ofMachine.length === 0 || wrong.length > 0) throw new StartError(wrong.join('\n'));
}

const mainPid = (systemd: PrivateSystemd, name: string) =>
  systemd.control('show', '--property=MainPID', '--value', name);

function childrenOf(systemd: PrivateSystemd, name: string): string[] {
  const pid = mainPid(systemd, name);
  const children = systemd.read(`/proc/${pid}/task/${pid}/children`);
  return children.split(' ').filter((one) => one.trim() !== '');
}
