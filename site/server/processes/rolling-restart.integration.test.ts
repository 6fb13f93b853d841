import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { childrenOf } from '../../../tests/support/children-of.ts';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { answerTo, ConstantLoad, type Question } from '../../../tests/support/constant-load.ts';
import { requestForm } from '../../../tests/support/request-by.ts';
import { SiteProcess } from '../../../tests/support/site-process.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { until } from '../../../tests/support/until.ts';

const CLIENTS = 8;
/** A visitor sends a form once in this many requests. */
const FORM_EVERY = 40;
/** How long a busy machine may take to start and replace all processes. */
const REPLACED_MS = 300_000;
const LIMIT_MS = 480_000;
const SETTINGS = { FORMS_PER_ADDRESS: '1000000', FORMS_IN_TOTAL: '1000000' };

let database: ClinicDatabase;
let forms: string[];

beforeAll(async () => {
  database = await createClinicDatabase();
});
afterAll(() => database.remove());

/** A test that fails leaves no site, and no load, behind. */
const begun: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(begun.splice(0).map((one) => one.stop()));
});

async function startSite(...given: Parameters<typeof SiteProcess.start>): Promise<SiteProcess> {
  const site = await SiteProcess.start(...given);
  begun.push(site);
  return site;
}

/** Resolves when all processes have content: each new connection goes to the next one. */
async function untilReady(site: SiteProcess, processes: number): Promise<void> {
  const isReady = async () => (await answerTo(`${site.url}/readyz`)) === 200;
  await until(async () => {
    for (let count = 0; count < processes * 2; count += 1) if (!(await isReady())) return false;
    return true;
  }, REPLACED_MS);
}

function startLoad(...given: ConstructorParameters<typeof ConstantLoad>): ConstantLoad {
  const load = new ConstantLoad(...given);
  begun.push(load);
  return load;
}

/** Requests pages, the API and health checks, and now and then sends a form. */
function visitors(): () => Question {
  const paths = ['/', '/de/diagnose', '/it', '/readyz', '/api/collections/get/rooms?lang=de'];
  let count = 0;
  forms = [];
  return () => {
    count += 1;
    if (count % FORM_EVERY !== 0) return { path: paths[count % paths.length] ?? '/' };
    const sender = `roll-${crypto.randomUUID()}@visitor.example`;
    forms.push(sender);
    return { method: 'POST', path: '/de/anfrage', body: requestForm(sender).toString() };
  };
}

async function storedForms(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ email: string }>(
    `select email from requests where email = any($1)`,
    [forms],
  );
  await client.end();
  return rows.map(({ email }) => email);
}

async function expectNothingFailed(load: ConstantLoad): Promise<void> {
  expect(load.failures).toEqual([]);
  expect(load.sent).toBeGreaterThan(500);
  expect(forms.length).toBeGreaterThan(5);
  await until(async () => (await storedForms()).length >= forms.length);
  expect((await storedForms()).toSorted()).toEqual(forms.toSorted());
}

describe('under constant load', { timeout: LIMIT_MS }, () => {
  it('SIGHUP replaces all processes, and no request fails', async () => {
    const site = await startSite({ ...database.env, ...SETTINGS, SITE_PROCESSES: '2' });
    const logged = (text: string) => site.log.filter((line) => line.includes(text)).length;
    await until(() => logged('site listens') === 2, REPLACED_MS);
    await untilReady(site, 2);
    const before = childrenOf(site.pid);
    const load = startLoad(CLIENTS, () => site.url, visitors());
    await until(() => load.sent > 200);
    process.kill(site.pid, 'SIGHUP');
    // A second signal, while the first is being handled, changes nothing.
    process.kill(site.pid, 'SIGHUP');
    await site.until(
      async () => logged('all processes of the site were replaced') === 1,
      REPLACED_MS,
    );
    const after = load.sent;
    await until(() => load.sent > Math.max(after + 100, 500) && forms.length > 5);
    await load.stop();

    const now = childrenOf(site.pid);
    expect(now).toHaveLength(2);
    expect(now.filter((pid) => before.includes(pid))).toEqual([]);
    await expectNothingFailed(load);
    expect(await site.stop()).toBe(0);
  });

  it('two sites behind a proxy are restarted one by one, and no request fails', async () => {
    const second = await temporaryFolder();
    // As two machines with spools of their own and shared pictures.
    const places = [database.env, { ...database.env, DATA_DIR: second }];
    const begin = (place: number) =>
      startSite({ ...places[place], ...SETTINGS, DRAIN_SECONDS: '4' });
    const sites = await Promise.all(places.map((_, place) => begin(place)));
    // Like a proxy, which asks for /readyz now and then and acts on the last answer.
    const isIn = [true, true];
    let turn = 0;
    let checkedAt = performance.now();
    const choose = async () => {
      // A proxy that was itself suspended asks again before it acts on an old answer.
      if (performance.now() - checkedAt > 1_000) await check();
      turn += 1;
      const upstreams = sites.filter((_, place) => isIn[place]);
      return upstreams[turn % upstreams.length]?.url ?? '';
    };
    const check = async () => {
      for (const [place, site] of sites.entries()) {
        isIn[place] = (await answerTo(`${site.url}/readyz`)) === 200;
      }
      checkedAt = performance.now();
    };
    const checking = setInterval(() => void check(), 250).unref();
    const pages = visitors();
    const load = startLoad(CLIENTS, choose, () => {
      const question = pages();
      return question.path === '/readyz' ? { path: '/de/diagnose' } : question;
    });
    await until(() => load.sent > 200);
    for (const place of sites.keys()) {
      const former = sites[place];
      expect(await former?.stop()).toBe(0);
      sites[place] = await begin(place);
      await until(() => isIn[place]);
    }
    await until(() => load.sent > 500 && forms.length > 5);
    await load.stop();
    clearInterval(checking);
    await expectNothingFailed(load);
    await Promise.all(sites.map((site) => site.stop()));
    const left = await readdir(path.join(second, 'spool'));
    expect(left.filter((name) => name.endsWith('.json'))).toEqual([]);
  });
});

describe('a new version that cannot start', { timeout: LIMIT_MS }, () => {
  it('changes nothing; one that can takes over', async () => {
    const folder = await temporaryFolder();
    const current = path.join(folder, 'current');
    const broken = path.join(folder, 'broken', 'site/build/server');
    await mkdir(broken, { recursive: true });
    await writeFile(path.join(broken, 'index.js'), 'process.exit(1);');
    const switchTo = async (version: string) => {
      await symlink(version, `${current}.new`);
      await rename(`${current}.new`, current);
    };
    await switchTo(process.cwd());
    const script = path.join(current, 'site/build/server/index.js');
    const settings = { ...database.env, SITE_PROCESSES: '2' };
    const site = await startSite(settings, undefined, script);
    const logged = (text: string) => site.log.filter((line) => line.includes(text)).length;
    await until(() => logged('site listens') === 2, REPLACED_MS);
    await untilReady(site, 2);
    const before = childrenOf(site.pid);

    await switchTo(path.join(folder, 'broken'));
    process.kill(site.pid, 'SIGHUP');
    await site.until(async () => logged('so the old ones stay') === 1, REPLACED_MS);
    expect(childrenOf(site.pid)).toEqual(before);
    expect(await answerTo(`${site.url}/de/diagnose`)).toBe(200);

    await switchTo(process.cwd());
    process.kill(site.pid, 'SIGHUP');
    await site.until(
      async () => logged('all processes of the site were replaced') === 1,
      REPLACED_MS,
    );
    expect(childrenOf(site.pid).filter((pid) => before.includes(pid))).toEqual([]);
    expect(await answerTo(`${site.url}/de/diagnose`)).toBe(200);
    expect(await site.stop()).toBe(0);
    await rm(folder, { recursive: true });
  });
});
