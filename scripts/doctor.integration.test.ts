import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Diagnosis, Finding } from '../site/server/doctor/finding.ts';
import { EDITOR, MASTER, PanelHost } from '../site/server/remote/testing/panel-host.ts';
import {
  createClinicDatabase,
  createEmptyDatabase,
  type ClinicDatabase,
} from '../tests/support/clinic-database.ts';
import { freePort } from './processes/free-port.ts';
import { MailCatcher } from '../tests/support/mail-catcher.ts';
import { TEST_SECRET } from '../tests/support/secret.ts';
import { SiteProcess } from '../tests/support/site-process.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const WATCHER = 'a-token-for-monitoring';
const NOBODY = 'postgres://nobody@127.0.0.1:1/none';

let clinic: ClinicDatabase;
let empty: ClinicDatabase;
let host: PanelHost;
let folder: string;
let complete: Record<string, string>;
const mail = new MailCatcher();

beforeAll(async () => {
  [clinic, empty] = [await createClinicDatabase(), await createEmptyDatabase()];
  [host, folder] = [await PanelHost.use(), await temporaryFolder()];
  await mail.start();
  complete = {
    ...{ SITE_URL: 'https://www.clinic.example', STUDIO_URL: 'https://studio.clinic.example' },
    ...{ SMTP_URL: mail.url, METRICS_TOKEN: WATCHER, SECRET: TEST_SECRET },
    ...{ PORT: String(await freePort()), STUDIO_PORT: String(await freePort()) },
  };
});

beforeEach(() => host.reset());

afterAll(async () => {
  await mail.stop();
  await Promise.all([
    clinic.remove(),
    empty.remove(),
    rm(folder, { recursive: true, force: true }),
  ]);
});

/** Runs `npm run doctor` as an operator would; an empty setting counts as absent. */
async function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn('npm', ['run', '--silent', 'doctor', '--', ...args], {
    env: { ...process.env, DATABASE_URL: '', ...complete, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, text };
}

async function diagnosis(env: Record<string, string>) {
  const { code, text } = await run(env, '--json');
  const found = JSON.parse(text) as Diagnosis;
  expect(code).toBe(found.ready ? 0 : 1);
  return { ...found, text, of: (name: string) => named(found, name) };
}

const named = ({ findings }: Diagnosis, name: string): Finding | undefined =>
  findings.find((one) => one.name === name);

const remote = (token: string) => ({
  ...{ CONTENT_API_HOST: host.url, CONTENT_API_TOKEN: token, DATA_DIR: folder },
});

describe('npm run doctor with a database of its own', () => {
  it('counts the content of the demo clinic and finds nothing wrong but the missing account', async () => {
    const found = await diagnosis(clinic.env);
    expect(found.todo).toEqual([expect.stringContaining('ADMIN_EMAIL')]);
    expect(found.of('rooms')).toMatchObject({
      state: 'ok',
      says: expect.stringMatching(/^\d+ entries$/),
    });
    expect(found.of('home')).toMatchObject({ state: 'ok' });
    expect(found.of('left out')).toMatchObject({ state: 'ok' });
    expect(found.of('files')).toMatchObject({ state: 'ok' });
    expect(found.of('process')).toMatchObject({ area: 'pictures', state: 'ok' });
    expect(found.of('Postgres')).toMatchObject({ says: 'answers, and is up to date' });
    expect(found.of('mail server')).toMatchObject({ state: 'ok' });
  });

  it('names the picture that is gone from the disk', async () => {
    await rm(path.join(clinic.env.DATA_DIR, 'media'), { recursive: true });
    const after = await diagnosis(clinic.env);
    expect(after.of('files')?.list?.[0]).toMatch(/ \/storage\/uploads\/\S+ is not there$/);
  });

  it('says what a database lacks, and that a database is away', async () => {
    const [lacking, away] = await Promise.all([
      diagnosis(empty.env),
      diagnosis({ ...empty.env, DATABASE_URL: NOBODY }),
    ]);
    expect(lacking.todo).toContain('Run npm run migrate.');
    expect(away.of('Postgres')).toMatchObject({ state: 'wrong' });
  });
});

describe('npm run doctor with a Cockpit host', () => {
  it('prints collections with counts and what is left out', async () => {
    const { text } = await run(remote(MASTER));
    expect(text).toMatch(/^\s+rooms +ok +\d+ entries$/m);
    expect(text).toMatch(/^- programs “Burnout Week” faq \(en\): row 4 is of another kind$/m);
    expect(text.trimEnd()).toMatch(/Ready to go live\.$/);
    for (const secret of [MASTER, TEST_SECRET, WATCHER]) expect(text).not.toContain(secret);
  });

  it('names what the token of an account may not read, and a picture that is gone', async () => {
    const gone = '/storage/uploads/2026/11/gone.jpg';
    host.files.set(gone, undefined as never);
    host.edit('rooms', 'autumn-suite', { image: { path: gone } });
    const found = await diagnosis(remote(EDITOR));
    expect(found.of('files')?.list?.join()).toContain(`${gone} is not there`);
    expect(found.of('token')?.says).toBe('may not read header_messages, menu (or it is not there)');
    expect(found.of('header_messages')).toMatchObject({ state: 'look' });
    expect(found.todo).toContain('Let the token read the singleton menu, or make it.');
  });

  it('says that a token is wrong', async () => {
    const found = await diagnosis(remote('a-wrong-token'));
    expect(found.of('token')).toMatchObject({ area: 'source', state: 'wrong' });
    expect(found.todo[0]).toContain('CONTENT_API_TOKEN');
    expect(found.text).not.toContain('a-wrong-token');
  });

  it('says that a host is away', async () => {
    const away = `http://127.0.0.1:${await freePort()}`;
    const found = await diagnosis({ ...remote(MASTER), CONTENT_API_HOST: away });
    expect(found.of('content')).toMatchObject({ area: 'source', state: 'wrong' });
    expect(found.of('content')?.says).toContain('ECONNREFUSED');
    expect(found.todo[0]).toContain('CONTENT_API_HOST');
    expect(found.of('mail server')).toMatchObject({ state: 'ok' });
  });
});

describe('/readyz?details', () => {
  it('tells the same facts to those who have the token, and nobody else', async () => {
    const site = await SiteProcess.start({
      ...{ DATABASE_URL: '', SECRET: TEST_SECRET, METRICS_TOKEN: WATCHER, SMTP_URL: mail.url },
      ...remote(MASTER),
    });
    try {
      const ask = (token: string) =>
        site.get('/readyz?details', { headers: { Authorization: `Bearer ${token}` } });
      expect((await site.get('/readyz?details')).status).toBe(401);
      expect((await ask('another-token-entirely')).status).toBe(401);
      expect((await site.readiness()).status).toBe('ready');
      const text = await (await ask(WATCHER)).text();
      const found = JSON.parse(text) as Diagnosis;
      expect(named(found, 'rooms')).toMatchObject({ state: 'ok' });
      expect(named(found, 'left out')?.list?.join()).toContain('Burnout Week');
      expect(named(found, 'Postgres')).toMatchObject({ state: 'wrong' });
      for (const secret of [MASTER, TEST_SECRET, WATCHER]) expect(text).not.toContain(secret);
    } finally {
      await site.stop();
    }
  });
});
