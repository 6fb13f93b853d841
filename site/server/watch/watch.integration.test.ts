import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diagnosis } from '#server/doctor/finding.ts';
import { startClinicSite, type ClinicSite } from '../../../tests/support/clinic-site.ts';
import { requestForm } from '../../../tests/support/request-by.ts';

const TOKEN = 'a token for monitoring';
const WORD = TOKEN.replaceAll(' ', '-');

let clinic: ClinicSite;

beforeAll(async () => {
  clinic = await startClinicSite({ METRICS_TOKEN: WORD, ACCESS_LOG: 'on' });
});
afterAll(() => clinic.close());

const scrape = async () => {
  const answer = await clinic.site.get('/metrics', {
    headers: { Authorization: `Bearer ${WORD}` },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toContain('text/plain');
  return answer.text();
};

/** The value of a metric, by its name and labels as they are written. */
const valueOf = (text: string, name: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

async function sql(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: clinic.database.env.DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const post = (body: URLSearchParams) =>
  clinic.site.get('/de/anfrage', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': '203.0.113.77' },
    body,
  });

describe('/metrics', () => {
  it('is for those who have the token', async () => {
    expect((await clinic.site.get('/metrics')).status).toBe(401);
    const wrong = { headers: { Authorization: 'Bearer another-token-entirely' } };
    expect((await clinic.site.get('/metrics', wrong)).status).toBe(401);
  });

  it('counts requests by kind and status, and pages by where they came from', async () => {
    const before = await scrape();
    for (let visit = 0; visit < 3; visit += 1) await clinic.site.text('/de/diagnose');
    await clinic.site.text('/no-such-page');
    const after = await scrape();
    const more = (name: string) => (valueOf(after, name) ?? 0) - (valueOf(before, name) ?? 0);
    expect(more('clinic_requests_total{kind="page",status="200"}')).toBe(3);
    expect(more('clinic_requests_total{kind="page",status="404"}')).toBe(1);
    expect(more('clinic_request_seconds_count{kind="page"}')).toBe(4);
    expect(more('clinic_pages_total{from="cache"}')).toBeGreaterThanOrEqual(2);
    expect(more('clinic_pages_total{from="rendered"}')).toBeGreaterThanOrEqual(1);
  });

  it('tells of content, memory and the event loop', async () => {
    const text = await scrape();
    expect(valueOf(text, 'clinic_content_ready')).toBe(1);
    expect(valueOf(text, 'clinic_content_stale_seconds')).toBe(0);
    expect(valueOf(text, 'clinic_content_age_seconds')).toBeGreaterThan(0);
    expect(valueOf(text, 'clinic_entries_dropped')).toBe(0);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  });

  it('tells of forms, of the mails that wait and of the database', async () => {
    // The number exists before anything happens: in a new one, monitoring sees no increase.
    const notKept = 'clinic_forms_total{kind="request",outcome="not-kept"}';
    expect(valueOf(await scrape(), notKept)).toBe(0);
    expect((await post(requestForm('watched@visitor.example'))).status).toBe(303);
    let text = '';
    // The file is deleted a moment after its mails are queued.
    const isDelivered = async () => {
      text = await scrape();
      const mails = valueOf(text, 'clinic_mails{status="waiting"}') ?? 0;
      const isUp = valueOf(text, 'clinic_database_up') === 1;
      return mails > 0 && isUp && valueOf(text, 'clinic_spool_waiting{spool="inbox"}') === 0;
    };
    await clinic.site.until(isDelivered, 60_000);
    expect(valueOf(text, 'clinic_forms_total{kind="request",outcome="accepted"}')).toBe(1);
    expect(valueOf(text, 'clinic_forms_can_be_kept')).toBe(1);
  });

  it('tells how many forms wait in the spool, and for how long', async () => {
    // A submission that the database refuses stays in the spool.
    await sql('alter table submissions rename to submissions_away');
    expect((await post(requestForm('waiting@visitor.example'))).status).toBe(303);
    const waits = async () => valueOf(await scrape(), 'clinic_spool_waiting{spool="inbox"}') === 1;
    await clinic.site.until(waits, 60_000);
    const oldest = valueOf(await scrape(), 'clinic_spool_oldest_seconds{spool="inbox"}');
    expect(oldest).toBeGreaterThan(0);
    await sql('alter table submissions_away rename to submissions');
    const isEmpty = async () =>
      valueOf(await scrape(), 'clinic_spool_waiting{spool="inbox"}') === 0;
    await clinic.site.until(isEmpty, 60_000);
  });
});

describe('the access log', () => {
  it('has a line for each request, without address, query or monitoring', async () => {
    const mark = randomUUID();
    await clinic.site.get(`/de/suche?q=${mark}`, { headers: { 'User-Agent': `agent-${mark}` } });
    const line = () =>
      clinic.site.log.find((one) => one.includes('"request"') && one.includes('/de/suche'));
    await clinic.site.until(async () => line() !== undefined, 60_000);
    const { method, path: asked, kind, status, ms } = JSON.parse(line() ?? '');
    expect({ method, asked, kind }).toEqual({ method: 'GET', asked: '/de/suche', kind: 'page' });
    expect(status).toBeGreaterThanOrEqual(200);
    expect(ms).toBeGreaterThan(0);
    const all = clinic.site.log.join('\n');
    expect(all).toContain('"path":"/de/anfrage"');
    for (const secret of [mark, '203.0.113.77', 'visitor.example', '"/metrics"', '"/readyz"']) {
      expect(all).not.toContain(secret);
    }
  });
});

describe('/readyz', () => {
  it('tells those who have the token what a doctor would find', async () => {
    const headers = { Authorization: `Bearer ${WORD}` };
    expect((await clinic.site.get('/readyz?details')).status).toBe(401);
    const answer = await clinic.site.get('/readyz?details', { headers });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    const { findings } = JSON.parse(text) as Diagnosis;
    const stateOf = (name: string) => findings.find((one) => one.name === name)?.state;
    for (const name of ['content', 'rooms', 'home', 'left out', 'files', 'Postgres', 'DATA_DIR']) {
      expect([name, stateOf(name)]).toEqual([name, 'ok']);
    }
    expect(stateOf('mail server')).toBe('wrong');
    const { DATABASE_URL, SECRET } = clinic.database.env;
    for (const secret of [WORD, SECRET, DATABASE_URL, 'visitor.example']) {
      expect(text).not.toContain(secret);
    }
  });

  it('fails while forms cannot be kept, and says why', async () => {
    const spool = path.join(clinic.database.env.DATA_DIR, 'spool');
    await rm(spool, { recursive: true });
    await writeFile(spool, 'a file where the folder should be');
    const isFailing = async () => (await clinic.site.get('/readyz')).status === 503;
    await clinic.site.until(isFailing, 60_000);
    expect(await (await clinic.site.get('/readyz')).json()).toMatchObject({
      status: 'forms cannot be kept',
      reasons: [expect.stringMatching(/^the spool cannot be written: E[A-Z]+$/)],
    });
    expect((await clinic.site.get('/de/diagnose')).status).toBe(200);
    expect((await clinic.site.get('/readyz?pages')).status).toBe(200);
    await rm(spool);
    // The site may have made it again by itself.
    await mkdir(spool, { recursive: true });
    await clinic.site.until(async () => !(await isFailing()), 60_000);
  });
});
