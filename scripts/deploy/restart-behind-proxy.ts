import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConstantLoad } from '../../tests/support/constant-load.ts';
import { freePort } from '../processes/free-port.ts';
import { prepare } from '../../tests/support/prepare.ts';
import { requestForm } from '../../tests/support/request-by.ts';
import { TEST_SECRET } from '../../tests/support/secret.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { until } from '../../tests/support/until.ts';
import { buildSite } from '../building/build.ts';
import { withTemporaryPostgres } from '../postgres/temporary-postgres.ts';

const PATIENCE_MS = 180_000;
const CLIENTS = 8;
const FORM_EVERY = 40;
const PATHS = ['/', '/de/diagnose', '/it', '/api/collections/get/rooms?lang=de'];
type Front = { folder: string; url: string; ports: readonly number[] };
const PROXIES = { Caddy: startCaddy, nginx: startNginx };
type ProxyName = keyof typeof PROXIES;

/** Restarts two sites, one after the other, behind a real proxy and under constant load. */
export function restartBehindProxy(name: ProxyName): Promise<ConstantLoad> {
  return withTemporaryPostgres(async (postgres, folder) => {
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
      await site.until(async () => (await site.readiness()).status === 'ready', PATIENCE_MS);
      return site;
    };
    const sites = [await start(0), await start(1)];
    const url = `http://127.0.0.1:${await freePort()}`;
    const proxy = await PROXIES[name]({ folder, url, ports });
    try {
      await until(async () => (await fetch(url).catch(() => undefined))?.ok);
      const load = new ConstantLoad(CLIENTS, () => url, visitors());
      await until(() => load.sent > 200, PATIENCE_MS);
      for (const place of sites.keys()) {
        await sites[place]?.stop();
        sites[place] = await start(place);
        const before = load.sent;
        await until(() => load.sent > before + 300, PATIENCE_MS);
      }
      await load.stop();
      return load;
    } finally {
      proxy.kill('SIGTERM');
      await Promise.all(sites.map((site) => site.stop()));
    }
  });
}

function startCaddy({ folder, url, ports }: Front): ChildProcess {
  return spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      ...{ SITE_ADDRESS: url, STUDIO_ADDRESS: 'http://127.0.0.1:0' },
      ...{ SITE_UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' ') },
      ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    },
    stdio: 'ignore',
  });
}

/** The shipped configuration needs a certificate for https; the load comes by a port without it. */
async function startNginx({ folder, url, ports }: Front): Promise<ChildProcess> {
  const pair = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  const subject = ['-subj', '/CN=www.clinic.example', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...pair, ...subject], {
    stdio: 'ignore',
  });
  const [first, second] = ports;
  const secure = await freePort();
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replaceAll(/^\s*listen \[::\].*$/gm, '')
    .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${await freePort()}`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${secure}`)
    .replace('server_name www.clinic.example;', `server_name 127.0.0.1; listen ${url.slice(7)};`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('# server 127.0.0.1:3010', `server 127.0.0.1:${second}`);
  writeFileSync(`${folder}/site.conf`, shipped);
  const places = `pid ${folder}/pid; error_log ${folder}/error.log;`;
  const whole = `${places} daemon off; events {} http { access_log off; include ${folder}/site.conf; }`;
  writeFileSync(`${folder}/nginx.conf`, whole);
  execFileSync('nginx', ['-t', '-q', '-c', `${folder}/nginx.conf`], { stdio: 'inherit' });
  return spawn('nginx', ['-c', `${folder}/nginx.conf`], { stdio: 'ignore' });
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
