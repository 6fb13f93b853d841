import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ConstantLoad } from '../../tests/support/constant-load.ts';
import { freePort } from '../processes/free-port.ts';
import { prepare } from '../../tests/support/prepare.ts';
import { requestForm } from '../../tests/support/request-by.ts';
import { TEST_SECRET } from '../../tests/support/secret.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { until } from '../../tests/support/until.ts';
import { buildSite } from '../building/build.ts';
import { LocalPostgres } from '../postgres/postgres.ts';

const CLIENTS = 8;
const FORM_EVERY = 40;
const PATHS = ['/', '/de/diagnose', '/it', '/api/collections/get/rooms?lang=de'];

/** Restarts two sites, one after the other, behind the real proxy and under constant load. */
export async function restartBehindCaddy(): Promise<{ sent: number; failures: string[] }> {
  const folder = await temporaryFolder();
  const postgres = new LocalPostgres(path.join(folder, 'postgres'));
  const [databaseUrl] = await Promise.all([postgres.start(), buildSite()]);
  const ports = [await freePort(), await freePort()];
  const common = {
    ...{ DATABASE_URL: databaseUrl, SECRET: TEST_SECRET, DRAIN_SECONDS: '5' },
    ...{ FORMS_PER_ADDRESS: '1000000', FORMS_IN_TOTAL: '1000000' },
  };
  await prepare({ ...common, DATA_DIR: path.join(folder, 'site-0') });
  const start = async (place: number) => {
    const settings = { DATA_DIR: path.join(folder, `site-${place}`), PORT: String(ports[place]) };
    const site = SiteProcess.launch({ ...common, ...settings });
    await site.until(async () => (await site.readiness()).status === 'ready', 60_000);
    return site;
  };
  const sites = [await start(0), await start(1)];
  const url = `http://127.0.0.1:${await freePort()}`;
  const caddy = spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      ...{ SITE_ADDRESS: url, STUDIO_ADDRESS: `http://127.0.0.1:${await freePort()}` },
      ...{ SITE_UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' ') },
      ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    },
    stdio: 'ignore',
  });
  try {
    await until(async () => (await fetch(url).catch(() => undefined))?.ok);
    const load = new ConstantLoad(CLIENTS, () => url, visitors());
    await until(() => load.sent > 200);
    for (const place of sites.keys()) {
      await sites[place]?.stop();
      sites[place] = await start(place);
      const before = load.sent;
      await until(() => load.sent > before + 300);
    }
    await load.stop();
    return load;
  } finally {
    caddy.kill('SIGTERM');
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function visitors() {
  let count = 0;
  return () => {
    count += 1;
    if (count % FORM_EVERY !== 0) return { path: PATHS[count % PATHS.length] ?? '/' };
    const body = requestForm(`${crypto.randomUUID()}@visitor.example`).toString();
    return { method: 'POST' as const, path: '/de/anfrage', body };
  };
}
