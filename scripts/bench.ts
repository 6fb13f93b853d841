import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { EXAMPLES } from '../tests/e2e/support/pages.ts';
import { SiteProcess } from '../tests/support/site-process.ts';
import type { BudgetName } from './bench/budgets.ts';
import { measureOnDemoClinic, type DemoClinic } from './bench/demo-clinic.ts';
import { measureFlyout } from './bench/flyout-delay.ts';
import { measureForms } from './bench/form-load.ts';
import { isInstalled, measureLoad } from './bench/load.ts';
import { reportLighthouse } from './bench/lighthouse.ts';
import { multiplyEntries, renameLastEntry, untilConverted } from './bench/many-entries.ts';
import { benchNothingLost } from './bench/nothing-lost.ts';
import { withBareNode, withNginx } from './bench/other-servers.ts';
import { measureBytes } from './bench/page-bytes.ts';
import { line, note, section } from './bench/report.ts';
import { benchProcesses } from './bench/two-processes.ts';
import { benchSoak } from './bench/soak.ts';
import { benchStorms } from './bench/storms.ts';
import { loadings, memoryOf, startWithoutCopy } from './bench/snapshot-size.ts';
import { ensureBrowser } from './testing/ensure-browser.ts';

const PAGE = '/de/diagnose/labor';
const COLLECTION = '/api/collections/get/diagnose?lang=de&limit=10';
const BROTLI = ['Accept-Encoding: br'];

/** Sections that share one site and leave its content unchanged. */
const ON_ONE_SITE = {
  throughput: benchThroughput,
  rendering: benchFirstRendering,
  bytes: benchBytes,
  shell: benchShell,
  lighthouse: benchLighthouse,
};
/** Each starts its own site; the last one leaves a very long list. */
const ON_THEIR_OWN = {
  processes: benchProcesses,
  storms: benchStorms,
  forms: benchForms,
  'nothing-lost': benchNothingLost,
  snapshot: benchSnapshot,
};

/** Too long to be a part of every run: only when it is named. */
const BY_NAME = { soak: benchSoak };

const names = [ON_ONE_SITE, ON_THEIR_OWN, BY_NAME].flatMap((sections) => Object.keys(sections));
const wanted = process.argv.slice(2).map((name) => name.replace(/^--/, ''));
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no section ${unknown}; there are ${names.join(', ')}.`);
  process.exit(1);
}
const isWanted = ([name]: [string, unknown]) => wanted.length === 0 || wanted.includes(name);

const IN_A_BROWSER = new Set(['bytes', 'shell', 'lighthouse']);
if (wanted.length === 0 || wanted.some((name) => IN_A_BROWSER.has(name))) ensureBrowser();
let folder: string;
let env: DemoClinic['env'];
await measureOnDemoClinic(async (clinic) => {
  ({ folder, env } = clinic);
  const onOneSite = Object.entries(ON_ONE_SITE).filter(isWanted);
  const site = onOneSite.length > 0 ? await SiteProcess.start(env) : undefined;
  if (site) for (const [, bench] of onOneSite) await bench(site);
  await site?.stop();
  for (const [, bench] of Object.entries(ON_THEIR_OWN).filter(isWanted)) await bench(clinic);
  for (const [name, bench] of Object.entries(BY_NAME)) {
    if (wanted.includes(name)) await bench(clinic);
  }
});

async function benchLighthouse(site: SiteProcess): Promise<void> {
  section('Lighthouse, phone, median of three');
  for (const address of ['/', PAGE]) await reportLighthouse(site.url, address);
}

async function benchThroughput(site: SiteProcess): Promise<void> {
  section('Throughput (one core for the server, one for the load)');
  if (!(await isInstalled('wrk'))) return note('wrk is not installed: left out');
  await promisify(execFile)('taskset', ['-a', '-c', '-p', '0', String(site.pid)]);
  const thumbnail = await firstThumbnail(site);
  await measureLoad(`${site.url}${PAGE}`, BROTLI);
  const page = await measureLoad(`${site.url}${PAGE}`, BROTLI);
  line('cached page', page.perSecond, 'req/s');
  line('cached page, 99th percentile', page.p99Ms, 'ms');
  const answer = await fetch(`${site.url}${PAGE}`, { headers: { 'Accept-Encoding': 'br' } });
  const bytes = Number(answer.headers.get('content-length'));
  const bare = await withBareNode(bytes, (url) => measureLoad(url));
  line('a bare Node server with as many bytes', bare.perSecond, 'req/s');
  line('cached page to bare Node', page.perSecond / bare.perSecond, '', 'pageToNode');
  if (await isInstalled('nginx')) {
    const body = Buffer.alloc(bytes, 'x');
    const nginx = await withNginx(path.join(folder, 'nginx'), body, (url) => measureLoad(url));
    line('nginx with as many bytes', nginx.perSecond, 'req/s');
    line('bare Node to nginx', bare.perSecond / nginx.perSecond, '');
    // The goal is 0.4. Where bare Node is below that, the budget is our share of bare Node.
    line('cached page to nginx', page.perSecond / nginx.perSecond, '');
  } else note('nginx is not installed: no comparison');
  const collection = await measureLoad(`${site.url}${COLLECTION}`);
  line('collections API', collection.perSecond, 'req/s');
  const picture = await measureLoad(`${site.url}${thumbnail}`, ['Accept: image/webp']);
  line('cached thumbnail', picture.perSecond, 'req/s');
  line('memory of the site process after that', await memoryOf(site.pid), 'MB', 'memoryMb');
}

async function firstThumbnail(site: SiteProcess): Promise<string> {
  const html = await site.text(PAGE);
  const source = /src="(\/api\/cockpit\/image[^"]+)"/.exec(html)?.[1] ?? '';
  return source.replaceAll('&amp;', '&');
}

/** A change invalidates every cached page: measures the first request to each. */
async function benchFirstRendering(site: SiteProcess): Promise<void> {
  section('First rendering after a change');
  const renderingMs = await firstRenderingMs(site, env.DATABASE_URL, 3);
  line('a page that is not in the cache', renderingMs, 'ms');
}

async function firstRenderingMs(site: SiteProcess, url: string, rounds: number): Promise<number> {
  const list = await site.text('/de/diagnose');
  const found = [...list.matchAll(/href="(\/de\/diagnose\/[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const paths = [...new Set(found)].slice(0, 8);
  const client = new pg.Client({ connectionString: url });
  // The database is stopped at the end of the bench, even while this is connected.
  client.on('error', () => undefined);
  await client.connect();
  let spent = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { version } = await site.readiness();
    await client.query(`update content_versions set version = version + 1 where name = 'home'`);
    await site.until(async () => (await site.readiness()).version !== version, 10_000);
    for (const address of paths) {
      const since = performance.now();
      await site.text(address);
      spent += performance.now() - since;
    }
  }
  await client.end();
  return spent / (rounds * paths.length);
}

async function benchBytes(site: SiteProcess): Promise<void> {
  section('Bytes on a phone');
  // German has the longest texts; a "not found" page needs no budget.
  const examples = EXAMPLES.filter(({ name, locale }) => locale === 'de' && name !== 'not found');
  const paths = examples.map(({ path: address }) => address);
  const home = examples.find(({ name }) => name === 'home')?.path;
  for (const [address, page] of await measureBytes(site.url, paths)) {
    const { scriptKb, htmlKb, totalKb, hasForm } = page;
    line(`${address}: script, gzip`, scriptKb, 'KB', hasForm ? 'formScriptKb' : 'scriptKb');
    line(`${address}: HTML, brotli`, htmlKb, 'KB', 'htmlKb');
    line(`${address}: everything`, totalKb, 'KB', address === home ? 'homeKb' : 'innerKb');
  }
}

async function benchShell(site: SiteProcess): Promise<void> {
  section('The shell');
  const flyoutMs = await measureFlyout(site.url);
  line('opening a flyout, processor slowed four times', flyoutMs, 'ms', 'flyoutMs');
}

async function benchForms(): Promise<void> {
  section('Forms: 50 messages a second, for 30 seconds');
  // One machine sends them all, so the rate limits per address must not apply.
  const limits = { FORMS_PER_ADDRESS: '100000', FORMS_IN_TOTAL: '100000' };
  const site = await SiteProcess.start({ ...env, ...limits });
  const { sent, errors, medianMs, p99Ms } = await measureForms(site.url);
  // Without the table of counts, each process counts by itself: the difference is what sharing costs.
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query('alter table form_counts rename to form_counts_away');
  const alone = await measureForms(site.url);
  await client.query('alter table form_counts_away rename to form_counts');
  await client.end();
  await site.stop();
  line('messages sent', sent + alone.sent, '');
  line('not kept', errors + alone.errors, '', 'formErrors');
  line('median', medianMs, 'ms');
  line('99th percentile', p99Ms, 'ms');
  line('median without counts that machines share', alone.medianMs, 'ms');
}

async function benchSnapshot(): Promise<void> {
  let added = 0;
  for (const entries of [2_000, 20_000] as const) {
    section(`A list of ${entries.toLocaleString('en')} entries`);
    const isLong = entries === 20_000;
    await multiplyEntries(env.DATABASE_URL, entries - added);
    added = entries;
    // Written by SQL: no site has made anything of these entries yet.
    const first = await startWithoutCopy(env);
    line('read them for the first time', (await nextLoading(first, 0)).ms / 1000, 's');
    await untilConverted(env.DATABASE_URL, entries);
    await first.stop();
    const site = await startWithoutCopy(env);
    const { ms, heldMs } = await nextLoading(site, 0);
    const budget = isLong ? 'snapshot20000Seconds' : 'snapshot2000Seconds';
    line('load and assemble it all', ms / 1000, 's', budget);
    line('longest hold of the event loop meanwhile', heldMs, 'ms', 'firstLoadHeldMs');
    line('memory', await memoryOf(site.pid), 'MB');
    await benchEdit(site, isLong ? undefined : 'editSeconds');
    const renderingMs = await firstRenderingMs(site, env.DATABASE_URL, 1);
    line('first rendering of a page', renderingMs, 'ms');
    await site.stop();
  }
  await benchSmallMachine();
}

/** Node lets garbage stand where there is room: what the content needs shows where there is little. */
async function benchSmallMachine(): Promise<void> {
  const site = await startWithoutCopy({ ...env, NODE_OPTIONS: '--max-old-space-size=430' });
  await nextLoading(site, 0);
  line('memory, with a heap of 430 MB', await memoryOf(site.pid), 'MB', 'snapshot20000Mb');
  await site.stop();
}

async function benchEdit(site: SiteProcess, budget?: BudgetName): Promise<void> {
  const title = `Umbenannt ${Date.now()}`;
  const before = loadings(site).length;
  const slug = await renameLastEntry(env.DATABASE_URL, title);
  const isSeen = async () => (await site.text(`/de/diagnose/${slug}`)).includes(title);
  const seenMs = await site.until(isSeen, 30_000);
  line('an edit: until visitors see it', seenMs / 1000, 's', budget);
  const { heldMs } = await nextLoading(site, before);
  line('an edit: longest hold of the event loop', heldMs, 'ms', 'eventLoopMs');
}

/** Visitors may see new content a moment before it is logged. */
async function nextLoading(site: SiteProcess, before: number) {
  await site.until(async () => loadings(site).length > before, 5_000);
  return loadings(site)[before] ?? { ms: NaN, heldMs: NaN };
}
