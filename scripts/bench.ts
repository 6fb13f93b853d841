import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { hrefOfAny } from '../site/app/routing/href.ts';
import { PAGE_IDS, routeOptionsOf, type PageId } from '../site/app/routing/table.ts';
import { EXAMPLES } from '../tests/e2e/support/pages.ts';
import { SiteProcess } from '../tests/support/site-process.ts';
import { BUDGETS, type BudgetName } from './bench/budgets.ts';
import { measureOnDemoClinic, type DemoClinic } from './bench/demo-clinic.ts';
import { measureFlyout } from './bench/flyout-delay.ts';
import { measureForms, UNLIMITED } from './bench/form-load.ts';
import { BROTLI, COLLECTION, isInstalled, measureLoad, PAGE, type Load } from './bench/load.ts';
import { reportLighthouse } from './bench/lighthouse.ts';
import {
  changeEveryPage,
  multiplyEntries,
  renameLastEntry,
  untilConverted,
} from './bench/many-entries.ts';
import { benchInterruptions, benchNothingLost } from './bench/nothing-lost.ts';
import { withBareNode, withNginx } from './bench/other-servers.ts';
import { measureHeights } from './bench/page-heights.ts';
import { picturesIn } from './bench/dropped-pictures.ts';
import { measureBytes } from './bench/page-bytes.ts';
import { line, median, note, section } from './bench/report.ts';
import { benchProcesses } from './bench/two-processes.ts';
import { benchSoak } from './bench/soak.ts';
import { benchStudio } from './bench/studio.ts';
import { benchStorms } from './bench/storms.ts';
import { loadings, memoryOf, startWithoutCopy } from './bench/snapshot-size.ts';
import { withClient } from './postgres/connect.ts';
import { ensureBrowser } from './testing/ensure-browser.ts';

const ROUNDS = 7;

/** Sections that share one site and leave its content unchanged. */
const ON_ONE_SITE = {
  rendering: benchAfterEdit,
  bytes: benchBytes,
  shell: benchShell,
  lighthouse: benchLighthouse,
};
/** Each of these starts its own site; the last one leaves a very long list of entries. */
const ON_THEIR_OWN = {
  throughput: benchThroughput,
  processes: benchProcesses,
  storms: benchStorms,
  forms: benchForms,
  'nothing-lost': benchNothingLost,
  snapshot: benchSnapshot,
};

/** These run only when named, as they take too long or need the studio. */
const BY_NAME = { soak: benchSoak, interruptions: benchInterruptions, studio: benchStudio };

const names = [ON_ONE_SITE, ON_THEIR_OWN, BY_NAME].flatMap((sections) => Object.keys(sections));
const wanted = process.argv.slice(2).map((name) => name.replace(/^--/, ''));
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no section ${unknown}; there are ${names.join(', ')}.`);
  process.exit(1);
}
const isWanted = ([name]: [string, unknown]) => wanted.length === 0 || wanted.includes(name);

const IN_A_BROWSER = new Set(['bytes', 'shell', 'lighthouse', 'interruptions', 'studio']);
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

/** Measures in turns with a bare Node server: a shared machine changes its pace within minutes. */
async function benchThroughput(): Promise<void> {
  section('Throughput, with log and metrics (one core for the server, one for the load)');
  if (!(await isInstalled('wrk'))) return note('wrk is not installed: left out');
  const watched = { ACCESS_LOG: 'on', LOG_LEVEL: 'info', METRICS_TOKEN: 'a-token-for-the-bench' };
  const log = path.join(folder, 'site.log');
  const site = await SiteProcess.start({ ...env, ...watched }, undefined, undefined, log);
  await promisify(execFile)('taskset', ['-a', '-c', '-p', '0', String(site.pid)]);
  const [thumbnail] = picturesIn(await site.text(PAGE));
  const answer = await fetch(`${site.url}${PAGE}`, { headers: { 'Accept-Encoding': 'br' } });
  const bytes = Number(answer.headers.get('content-length'));
  const loads = await withBareNode(bytes, async (url) => {
    const rounds: { page: Load; bare: Load }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const page = await measureLoad(`${site.url}${PAGE}`, BROTLI);
      rounds.push({ page, bare: await measureLoad(url) });
    }
    // In the first round, the code is still being compiled.
    return rounds.slice(1);
  });
  line('cached page', median(loads.map(({ page }) => page.perSecond)), 'req/s');
  line('cached page, 99th percentile', median(loads.map(({ page }) => page.p99Ms)), 'ms');
  const bare = median(loads.map((load) => load.bare.perSecond));
  line('a bare Node server with as many bytes', bare, 'req/s');
  const ratio = median(loads.map((load) => load.page.perSecond / load.bare.perSecond));
  line(`cached page to bare Node, of ${ROUNDS} rounds`, ratio, '', 'pageToNode');
  if (await isInstalled('nginx')) {
    const body = Buffer.alloc(bytes, 'x');
    const nginx = await withNginx(path.join(folder, 'nginx'), body, (url) => measureLoad(url));
    line('nginx with as many bytes', nginx.perSecond, 'req/s');
    // Bare Node is far slower than nginx, so the budget is relative to bare Node.
    line('bare Node to nginx', bare / nginx.perSecond, '');
    line('cached page to nginx', (ratio * bare) / nginx.perSecond, '');
  } else note('nginx is not installed: no comparison');
  const collection = await measureLoad(`${site.url}${COLLECTION}`);
  line('collections API', collection.perSecond, 'req/s');
  const picture = await measureLoad(`${site.url}${thumbnail}`, ['Accept: image/webp']);
  line('cached thumbnail', picture.perSecond, 'req/s');
  line('memory of the site process after that', await memoryOf(site.pid), 'MB', 'memoryMb');
  await site.stop();
}

async function benchAfterEdit(site: SiteProcess): Promise<void> {
  section('After an edit that every page shows');
  line('the first request to a page', await afterEditMs(site, 3), 'ms');
}

async function afterEditMs(site: SiteProcess, rounds: number): Promise<number> {
  const list = await site.text('/de/diagnose');
  const found = list.matchAll(/href="(\/de\/diagnose\/[^"]+)"/g);
  const paths = [...new Set([...found].map(([, href = '']) => href))].slice(0, 8);
  let spent = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { version } = await site.readiness();
    await changeEveryPage(env.DATABASE_URL);
    await site.until(async () => (await site.readiness()).version !== version, 10_000);
    for (const address of paths) {
      const since = performance.now();
      await site.text(address);
      spent += performance.now() - since;
    }
  }
  return spent / (rounds * paths.length);
}

async function benchBytes(site: SiteProcess): Promise<void> {
  section('Bytes on a phone');
  // German has the longest texts; a "not found" page needs no budget.
  const examples = EXAMPLES.filter(({ name, locale }) => locale === 'de' && name !== 'not found');
  const paths = examples.map(({ path: address }) => address);
  const ids = new Map(examples.map(({ path: address, name }) => [address, name]));
  for (const [address, page] of await measureBytes(site.url, paths)) {
    const { scriptKb, inlineScriptKb, htmlKb, totalKb, withFormKb, hasForm } = page;
    line(`${address}: script, gzip`, scriptKb, 'KB', hasForm ? 'formScriptKb' : 'scriptKb');
    line(`${address}: script in the page, gzip`, inlineScriptKb, 'KB', 'inlineScriptKb');
    line(`${address}: HTML, brotli`, htmlKb, 'KB', 'htmlKb');
    const budget = bytesBudget(ids.get(address) ?? '');
    line(`${address}: everything`, budget === 'formKb' ? withFormKb : totalKb, 'KB', budget);
  }
  await benchHeights(site, paths);
}

function bytesBudget(id: string): BudgetName {
  if (id === 'home') return 'homeKb';
  const { form, lists, paths } = routeOptionsOf(id as PageId);
  if (form) return 'formKb';
  const isList = PAGE_IDS.some((one) => one === `${id}.item`) || Boolean(lists);
  return isList && !paths.en.includes(':') ? 'listKb' : 'innerKb';
}

async function benchHeights(site: SiteProcess, examples: readonly string[]): Promise<void> {
  section('Heights on a phone of 390 px');
  const heights = await measureHeights(site.url);
  const isLong = new Set(LOCALES.map((locale) => hrefOfAny('privacy', {}, locale)));
  const limit = BUDGETS.phoneHeightPx.atMost;
  const highest = heights.find(([path]) => !isLong.has(path));
  for (const [path, px] of heights) {
    if (!examples.includes(path) && px <= limit) continue;
    line(path, px, 'px', isLong.has(path) ? undefined : 'phoneHeightPx');
  }
  note(`The highest of ${heights.length} pages, privacy aside: ${highest?.join(', ')} px`);
}

async function benchShell(site: SiteProcess): Promise<void> {
  section('The shell');
  const flyoutMs = await measureFlyout(site.url);
  line('opening a flyout, processor slowed four times', flyoutMs, 'ms', 'flyoutMs');
}

async function benchForms(): Promise<void> {
  section('Forms: 50 messages a second, for 30 seconds');
  const site = await SiteProcess.start({ ...env, ...UNLIMITED });
  const { sent, errors, medianMs, p99Ms } = await measureForms(site.url);
  // Without this table, each process counts forms by itself: the difference is what sharing costs.
  const alone = await withClient(env.DATABASE_URL, async (client) => {
    await client.query('alter table form_counts rename to form_counts_away');
    const measured = await measureForms(site.url);
    await client.query('alter table form_counts_away rename to form_counts');
    return measured;
  });
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
    // SQL wrote these entries, so no site has converted them yet.
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
    line('the first request to a page after an edit', await afterEditMs(site, 1), 'ms');
    await site.stop();
  }
  await benchSmallMachine();
}

/** With a large heap, Node leaves garbage in it: only a small one shows what the content needs. */
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

/** Waits for the log line of a load, which may come a moment after visitors see the content. */
async function nextLoading(site: SiteProcess, before: number) {
  await site.until(async () => loadings(site).length > before, 5_000);
  return loadings(site)[before] ?? { ms: NaN, heldMs: NaN };
}
