import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import {
  connected,
  fillFormer,
  loadFormerSchema,
  recordsOf,
  rowsOf,
} from '../../tests/support/former-database.ts';
import { runNpmScript } from '../../tests/support/npm-script.ts';
import { requestForm } from '../../tests/support/request-by.ts';
import { TEST_SECRET } from '../../tests/support/secret.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { until } from '../../tests/support/until.ts';
import { buildSite, PREPARE_FROM_SOURCE } from '../building/build.ts';
import { withTemporaryPostgres } from '../postgres/temporary-postgres.ts';
import { freePort } from '../processes/free-port.ts';
import { logProgress, runScript, StartError } from '../processes/run-script.ts';
import { copyCheckout } from '../testing/copy-checkout.ts';

/** A migration that sorts after every other. */
const NAME = '29991231_235959_drill';
const MIGRATION = `import { sql } from '@payloadcms/db-postgres';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';

/** As docs/deployment.md wants it of a release: it adds, and takes nothing away. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`alter table rooms add column drill varchar default 'later'\`);
}

export async function down(): Promise<void> {}
`;

type Installation = { DATABASE_URL: string; DATA_DIR: string; SECRET: string };

/**
 * `npm run drill`: an upgrade from the last release, one to a version that does not exist yet while
 * the site runs, and the way back, on databases of its own.
 */
await runScript(async () => {
  await withTemporaryPostgres(async (postgres, folder) => {
    const [server] = await Promise.all([postgres.start(), buildSite()]);
    const make = async (name: string): Promise<Installation> => {
      const url = new URL(server);
      url.pathname = '/postgres';
      await connected(url.href, (client) => client.query(`create database ${name}`));
      url.pathname = `/${name}`;
      return { DATABASE_URL: url.href, DATA_DIR: path.join(folder, name), SECRET: TEST_SECRET };
    };
    const newest = await make('newest');
    await script('migrate', [], { ...newest, SEED: 'clinic' });

    console.log('\nUpgrade: from 0.9.0 to this version');
    const clinic = { ...(await make('house')), DATA_DIR: newest.DATA_DIR };
    await connected(clinic.DATABASE_URL, loadFormerSchema);
    await fillFormer(clinic.DATABASE_URL, newest.DATABASE_URL, folder);
    const old = await contentOf(clinic);
    logProgress(`A database of 0.9.0: ${old.count} rows, ${old.records.length} migrations.`);
    logProgress(lastLine(await script('backup', ['--verify', path.join(folder, '1.gz')], clinic)));
    await script('migrate', [], clinic);
    const upgraded = await contentOf(clinic);
    assertSame(old.rows, upgraded.rows);
    logProgress(`Migrated: ${upgraded.records.length} migrations, every row as it was.`);
    await withSite(clinic, async (site) => {
      await assertServes(site, clinic, 'upgraded');
      logProgress('The site shows its pages and keeps a form.');

      console.log('\nUpgrade: from this version to one after it, while the site runs');
      const file = path.join(folder, '2.gz');
      logProgress(lastLine(await script('backup', ['--verify', file], clinic)));
      const kept = await contentOf(clinic);
      const next = path.join(folder, 'next');
      makeNextVersion(next);
      const settings = Object.entries(clinic).map(([name, value]) => `${name}=${value}`);
      const program = [process.execPath, ...PREPARE_FROM_SOURCE];
      await promisify(execFile)('env', ['NODE_ENV=production', ...settings, ...program], {
        cwd: next,
      });
      const later = (await contentOf(clinic)).records.filter((one) => !kept.records.includes(one));
      if (later.length !== 1) throw new StartError('The later version has not migrated.');
      logProgress(`Migrated by the later version: ${later[0]}.`);
      await assertServes(site, clinic, 'beside');
      logProgress('The site of this version, which runs on, shows its pages and keeps a form.');

      console.log('\nRollback: from there to this version');
      await site.stop();
      const place = { PORT: String(await freePort()), SITE_URL: 'http://127.0.0.1' };
      for (const [name, args] of [
        ['migrate', []],
        ['check-role', ['site']],
      ] as const) {
        const { code, said } = await runNpmScript(name, [...args], { ...clinic, ...place });
        if (code === 0 || !said.includes(later[0] ?? '')) throw new StartError(`${name}: ${said}`);
        logProgress(`Refused, ${[name, ...args].join(' ')}: ${said.trim().split('\n').at(-1)}`);
      }
      const back = await make('back');
      logProgress(lastLine(await script('restore', [file], back)));
      await script('migrate', [], { ...back, SEED: 'nothing' });
      const restored = await contentOf(back);
      // Processes tell each other of changes by these two tables, so every start renews them.
      const { content_versions: _, payload_kv: __, ...rows } = kept.rows;
      assertSame(rows, restored.rows);
      assertSame(kept.records, restored.records);
      logProgress('In the empty database is every row as it was before that update.');
      await withSite(back, (older) => assertServes(older, back, 'back'));
      logProgress('The site of this version shows its pages and keeps a form.');
    });
  });
});

async function script(name: string, args: string[], env: Record<string, string>): Promise<string> {
  const { code, said } = await runNpmScript(name, args, env);
  if (code !== 0) throw new StartError(`${name} ended with ${code}.\n${said}`);
  return said;
}

/** The last line of a script's output, without the time that the script has put before it. */
function lastLine(said: string): string {
  return `${said.trim().split('\n').at(-1)}`.replace(/^\[[^\]]*\]\s*/, '');
}

async function contentOf({ DATABASE_URL }: Installation) {
  return connected(DATABASE_URL, async (client) => {
    const rows = await rowsOf(client);
    const records = (await recordsOf(client)).map(({ name }) => name);
    const count = Object.values(rows).reduce((sum, table) => sum + table.rows, 0);
    return { rows, records, count };
  });
}

/** Compares what there was before; tables that came later may be added. */
function assertSame<Kept extends object>(before: Kept, after: Kept): void {
  const differ = Object.entries(before).filter(
    ([name, value]) => !isDeepStrictEqual(value, after[name as keyof Kept]),
  );
  const names = differ.map(([name]) => name).join(', ');
  if (names) throw new StartError(`Not as it was: ${names}.`);
}

async function withSite(env: Installation, work: (site: SiteProcess) => Promise<void>) {
  const site = await SiteProcess.start(env);
  try {
    await work(site);
  } finally {
    await site.stop();
  }
}

async function assertServes(site: SiteProcess, env: Installation, name: string): Promise<void> {
  const page = await site.text('/en/programs');
  if (!page.includes('Burnout Week')) throw new StartError('A page lacks its content.');
  const email = `${name}@visitor.example`;
  const init = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } };
  const answer = await site.get('/de/anfrage', { ...init, body: requestForm(email) });
  if (answer.status !== 303) throw new StartError(`A form was answered with ${answer.status}.`);
  const stored = 'select 1 from requests where email = $1';
  await until(() =>
    connected(
      env.DATABASE_URL,
      async (client) => (await client.query(stored, [email])).rowCount === 1,
    ),
  );
}

/** A version after this one: a copy of this checkout with one more migration. */
function makeNextVersion(folder: string): void {
  mkdirSync(folder, { recursive: true });
  copyCheckout(folder);
  const migrations = path.join(folder, 'cms/migrations');
  writeFileSync(path.join(migrations, `${NAME}.ts`), MIGRATION);
  const index = path.join(migrations, 'index.ts');
  const text = readFileSync(index, 'utf8').trimEnd();
  const entry = `  { up: drill.up, down: drill.down, name: '${NAME}' },\n];\n`;
  const changed = text.replace(/\];$/, entry);
  writeFileSync(index, `import * as drill from './${NAME}';\n${changed}`);
}
