import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childrenOf } from '../../../tests/support/children-of.ts';
import { startClinicSite, type ClinicSite } from '../../../tests/support/clinic-site.ts';
import { answerTo } from '../../../tests/support/constant-load.ts';
import { requestForm } from '../../../tests/support/request-by.ts';
import { SiteProcess } from '../../../tests/support/site-process.ts';
import { until } from '../../../tests/support/until.ts';
import { untilCopied } from '../../../tests/support/until-copied.ts';

const TOKEN = 'a-token-for-monitoring';
const SETTINGS = {
  ...{ SITE_PROCESSES: '2', METRICS_TOKEN: TOKEN },
  ...{ FORMS_PER_ADDRESS: '100000' },
};

let clinic: ClinicSite;
let spool: string;

beforeAll(async () => {
  clinic = await startClinicSite(SETTINGS);
  spool = path.join(clinic.database.env.DATA_DIR, 'spool');
  await untilBoth(2);
});
afterAll(() => clinic.close());

const processes = () => childrenOf(clinic.site.pid);
const listening = () => clinic.site.log.filter((line) => line.includes('site listens')).length;

/** Waits until this many processes have begun to listen since the start, and both have content. */
const untilBoth = (begun: number) =>
  until(async () => {
    if (listening() < begun) return false;
    const text = await scrape();
    return ['1', '2'].every(
      (number) => sumOf(text, 'clinic_content_ready', `process="${number}"`) === 1,
    );
  });

async function scrape(): Promise<string> {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  return (await clinic.site.get('/metrics', { headers })).text();
}

/** The sum of a metric over its processes, by its name and a label. */
function sumOf(text: string, name: string, label: string): number {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`));
  const values = lines.filter((line) => line.includes(label)).map((line) => line.split(' ').at(-1));
  return values.reduce((sum, value) => sum + Number(value), 0);
}

async function sql(statement: string, database?: string) {
  const url = new URL(clinic.database.env.DATABASE_URL);
  if (database) url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

async function letDatabaseAnswer(does: boolean): Promise<void> {
  const name = new URL(clinic.database.env.DATABASE_URL).pathname.slice(1);
  await sql(`alter database ${name} with allow_connections ${does}`, 'postgres');
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  if (!does) await sql(end, 'postgres');
}

/** Requests on connections of their own, which go to the processes in turn. */
async function sendForms(senders: readonly string[]): Promise<void> {
  for (const sender of senders) {
    const body = requestForm(sender).toString();
    const status = await answerTo(`${clinic.site.url}/de/anfrage`, { method: 'POST', body });
    expect(status).toBe(303);
  }
}

const senders = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}@visitor.example`);

async function stored(name: string): Promise<string[]> {
  const rows = await sql(`select email from requests where email like '${name}-%' order by email`);
  return rows.map(({ email }) => String(email));
}

const waitingIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));

const advisoryLocks = () =>
  sql(`select pid from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`);

describe('a site of two processes', () => {
  it('serves pages by both, and counts what each has done', async () => {
    const before = await scrape();
    expect(processes()).toHaveLength(2);
    for (let visit = 0; visit < 10; visit += 1) {
      expect(await answerTo(`${clinic.site.url}/de/diagnose`)).toBe(200);
    }
    const after = await scrape();
    const counts = ['1', '2'].map((process) => {
      const label = `kind="page",status="200",process="${process}"`;
      const name = 'clinic_requests_total';
      return sumOf(after, name, label) - sumOf(before, name, label);
    });
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((sum, one) => sum + one)).toBe(10);
  });

  it('keeps one copy of the content, and sends mails from one of them', async () => {
    await untilCopied(clinic.database.env.DATA_DIR);
    const copies = await readdir(path.join(clinic.database.env.DATA_DIR, 'content'));
    expect(copies.filter((name) => name.endsWith('.previous'))).toEqual([]);
    await until(async () => (await advisoryLocks()).length > 0);
    expect(await advisoryLocks()).toHaveLength(1);
  });

  it('goes on when one dies: the other delivers its forms, and a new one takes its place', async () => {
    const [, second = 0] = processes();
    const begun = listening();
    await letDatabaseAnswer(false);
    const all = senders('orphan', 8);
    await sendForms(all);
    const ofSecond = path.join(spool, 'process-2');
    const { length: kept } = await waitingIn(spool);
    expect(kept).toBeLessThan(8);
    expect(await waitingIn(ofSecond)).toHaveLength(8 - kept);

    process.kill(second, 'SIGKILL');
    await until(async () => (await waitingIn(spool)).length === 8);
    expect(await waitingIn(ofSecond)).toEqual([]);
    expect(await answerTo(`${clinic.site.url}/de/diagnose`)).toBe(200);

    await letDatabaseAnswer(true);
    await until(async () => (await waitingIn(spool)).length === 0);
    expect(await stored('orphan')).toEqual(all.toSorted());
    await until(() => processes().length === 2 && !processes().includes(second));
    await untilBoth(begun + 1);
    expect(clinic.site.log.join('\n')).toContain('a process of the site died; it is replaced');
  });

  it('answers a connection that was given to a process that dies before it takes it', async () => {
    const begun = listening();
    const [stopped] = processes();
    process.kill(stopped ?? 0, 'SIGSTOP');
    // Each has a connection of its own, and one of these is waiting for that process.
    const answers = Array.from({ length: 6 }, () => answerTo(`${clinic.site.url}/de/diagnose`));
    let done = 0;
    for (const answer of answers) void answer.then(() => (done += 1));
    await until(() => done === answers.length - 1);
    process.kill(stopped ?? 0, 'SIGKILL');
    expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
    for (let visit = 0; visit < 4; visit += 1) {
      expect(await answerTo(`${clinic.site.url}/de/diagnose`)).toBe(200);
    }
    await untilBoth(begun + 1);
  });

  it('ends with 0, and leaves no process behind', async () => {
    const before = processes();
    expect(await clinic.site.stop()).toBe(0);
    expect(before.filter(isAlive)).toEqual([]);
  });
});

describe('a site with fewer processes than before', () => {
  it('delivers what the others have left', async () => {
    const folder = path.join(spool, 'process-7');
    await mkdir(folder, { recursive: true });
    const id = crypto.randomUUID();
    const fields = Object.fromEntries(requestForm('late-0@visitor.example'));
    const { submission: _, privacy: __, ...typed } = fields;
    const left = {
      ...{ id, kind: 'request', locale: 'de', receivedAt: new Date().toISOString() },
      ...{ fields: { ...typed, privacy: true }, campaign: {}, suspicions: [] },
    };
    await writeFile(path.join(folder, `${id}.json`), JSON.stringify(left));
    const site = await SiteProcess.start(clinic.database.env);
    await until(async () => (await stored('late')).length === 1);
    await until(async () => (await waitingIn(spool)).length === 0);
    expect(await waitingIn(folder)).toEqual([]);
    // The site serves in one process; only pictures have a process of their own.
    const others = childrenOf(site.pid).map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    expect(others.filter((command) => !command.includes('picture-process'))).toEqual([]);
    await site.stop();
  });
});

describe('several processes that cannot start', () => {
  it('say so and end with 1', { timeout: 240_000 }, async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const wanted = { ...clinic.database.env, SITE_PROCESSES: '2', PORT: port };
    const second = SiteProcess.launch(wanted);
    expect(await second.exited).toBe(1);
    await until(() => second.log.join('\n').includes('the port is in use'));
    other.close();
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
