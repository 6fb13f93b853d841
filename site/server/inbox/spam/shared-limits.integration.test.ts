import { rm } from 'node:fs/promises';
import path from 'node:path';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHALLENGE_PATH } from '#app/forms/form-extras.ts';
import { LocalPostgres } from '../../../../scripts/postgres/postgres.ts';
import { prepare } from '../../../../tests/support/prepare.ts';
import { requestForm } from '../../../../tests/support/request-by.ts';
import { TEST_SECRET } from '../../../../tests/support/secret.ts';
import { SiteProcess } from '../../../../tests/support/site-process.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { until } from '../../../../tests/support/until.ts';

/** A quarter of FORMS_PER_ADDRESS, because these forms come without a proof. */
const ALLOWED = 5;

let folder: string;
let postgres: LocalPostgres;
let databaseUrl: string;
let sites: SiteProcess[];

beforeAll(async () => {
  folder = await temporaryFolder();
  postgres = new LocalPostgres(path.join(folder, 'postgres'));
  databaseUrl = await postgres.start();
  const common = {
    DATABASE_URL: databaseUrl,
    SECRET: TEST_SECRET,
    SEED: 'nothing',
    FORMS_PER_ADDRESS: String(ALLOWED * 4),
  };
  await prepare({ ...common, DATA_DIR: path.join(folder, 'first') });
  // Two machines share nothing but the database.
  sites = await Promise.all(
    ['first', 'second'].map((name) =>
      SiteProcess.start({ ...common, DATA_DIR: path.join(folder, name) }),
    ),
  );
}, 180_000);

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** All senders whose form was accepted. */
const thanked: string[] = [];

async function send(site: SiteProcess, address: string, more: Record<string, string> = {}) {
  const sender = `${crypto.randomUUID()}@visitor.example`;
  const body = requestForm(sender);
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address };
  const { status } = await site.get('/de/anfrage', { method: 'POST', headers, body });
  if (status === 303) thanked.push(sender);
  return status;
}

/** Sends forms to the sites in turn; returns how many were accepted. */
async function accepted(to: readonly SiteProcess[], address: string, count: number) {
  const before = thanked.length;
  for (let index = 0; index < count; index += 1) {
    await send(to[index % to.length] as SiteProcess, address);
  }
  return thanked.length - before;
}

async function rows<Row>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

let addresses = 0;
/** IPv6 addresses: limits count only the first half of them. */
function newAddress(): string {
  addresses += 1;
  return `2001:db8:${addresses.toString(16)}::1`;
}

/** A site that has waited too long for the database counts by itself for some seconds. */
const untilTheyCountTogether = () =>
  until(async () => (await accepted(sites, newAddress(), ALLOWED + 3)) === ALLOWED);

describe('two sites with one database', () => {
  it('count the forms of an address together, and store no address', async () => {
    await untilTheyCountTogether();
    expect(await accepted(sites, newAddress(), 1)).toBe(1);
    const kept = await rows<{ key: string; hits: number }>('select key, hits from form_counts');
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain('2001:db8');
    for (const { key } of kept) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  it('take a solved challenge once, whichever of them it is sent to', async () => {
    const [first, second] = sites as [SiteProcess, SiteProcess];
    await until(async () => {
      const challenge = (await (await first.get(CHALLENGE_PATH)).json()) as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      const altcha = btoa(JSON.stringify({ challenge, solution }));
      const address = newAddress();
      expect(await send(first, address, { altcha })).toBe(303);
      return (await send(second, address, { altcha })) !== 303;
    });
    expect(await rows('select 1 from spent_challenges')).not.toEqual([]);
  });

  it('thank with a receipt that the other one knows', async () => {
    const [first, second] = sites as [SiteProcess, SiteProcess];
    const thanks = await first.get('/de/anfrage', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': newAddress() },
      body: requestForm('receipt@visitor.example'),
    });
    const { pathname, search } = new URL(thanks.headers.get('Location') ?? '', first.url);
    const known = await second.get(`${pathname}${search}`);
    expect(known.status).toBe(200);
    // Without a receipt, or with an altered one, there is no thank-you page.
    expect(await known.text()).not.toBe(await second.text(pathname));
  });

  it('each hold their own limits while the database is away, and lose no form', async () => {
    await postgres.stop();
    const address = newAddress();
    for (const site of sites) expect(await accepted([site], address, ALLOWED + 2)).toBe(ALLOWED);
    await postgres.start();
    await until(async () => {
      const stored = await rows<{ email: string }>('select email from requests').catch(() => []);
      const senders = new Set(stored.map(({ email }) => email));
      return thanked.every((sender) => senders.has(sender));
    });
    // Once the pause after the failure is over, the sites count together again.
    await untilTheyCountTogether();
  });
});
