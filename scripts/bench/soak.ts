import { setTimeout as sleep } from 'node:timers/promises';
import { EXAMPLES } from '../../tests/e2e/support/pages.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import type { DemoClinic } from './demo-clinic.ts';
import { line, note, section } from './report.ts';
import { memoryOf } from './snapshot-size.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
/** Until then caches fill; afterwards memory must stay flat. */
const WARM_MINUTES = Math.min(10, MINUTES / 3);
const CAPACITY_MS = 10_000;
const AT_ONCE = 16;
const TICK_MS = 50;

/** Pages of every kind in every language, lists of the API, searches, and what is not there. */
const ADDRESSES = [
  ...EXAMPLES.map(({ path }) => path),
  '/api/collections/get/diagnose?lang=de&limit=10',
  '/api/collections/get/news?lang=it&limit=5&skip=5',
  '/api/singletons/get/clinic?lang=de',
  '/search?q=liver',
  '/de/suche?q=schlaf',
  '/sitemap.xml',
  '/no/such/page',
];

type Seen = { sent: number; errors: number; waitedMs: number[] };

/** An hour of mixed requests, or as long as asked for, at half of what the site can do: memory, errors and waiting. */
export async function benchSoak({ env }: Pick<DemoClinic, 'env'>): Promise<void> {
  section(`Soak: ${MINUTES} minutes of mixed requests at half capacity`);
  const site = await SiteProcess.start({ ...env, LOG_LEVEL: 'error' });
  try {
    const perSecond = (await capacityOf(site)) / 2;
    note(`${Math.round(perSecond)} requests per second`);
    const seen: Seen = { sent: 0, errors: 0, waitedMs: [] };
    await sendFor(WARM_MINUTES, { site, perSecond, seen });
    const warm = await memoryOf(site.pid);
    await sendFor(MINUTES - WARM_MINUTES, { site, perSecond, seen });
    const end = await memoryOf(site.pid);
    line('requests', seen.sent, '');
    line('errors', seen.errors, '', 'soakErrors');
    line('99 % waited at most', percentile(seen.waitedMs, 0.99), 'ms');
    line(`memory after ${WARM_MINUTES} minutes`, warm, 'MB');
    line('memory at the end', end, 'MB', 'memoryMb');
    line('memory, end to warm', end / warm, '', 'soakMemory');
  } finally {
    await site.stop();
  }
}

/** As many at once as the site answers, for a moment. */
async function capacityOf(site: SiteProcess): Promise<number> {
  const until = performance.now() + CAPACITY_MS;
  let answered = 0;
  const visitor = async () => {
    while (performance.now() < until) {
      await ask(site, answered);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return answered / (CAPACITY_MS / 1000);
}

type Sending = { site: SiteProcess; perSecond: number; seen: Seen };

/** Sends at a steady pace, whether or not earlier requests were answered. */
async function sendFor(minutes: number, { site, perSecond, seen }: Sending): Promise<void> {
  const since = performance.now();
  const open = new Set<Promise<void>>();
  for (let sent = 0; ;) {
    const passed = performance.now() - since;
    if (passed > minutes * 60_000) break;
    for (; sent < (passed / 1000) * perSecond; sent += 1) {
      const one = measured(site, seen).finally(() => open.delete(one));
      open.add(one);
    }
    await sleep(TICK_MS);
  }
  await Promise.all(open);
}

async function measured(site: SiteProcess, seen: Seen): Promise<void> {
  const since = performance.now();
  const isFine = await ask(site, seen.sent);
  seen.sent += 1;
  if (!isFine) seen.errors += 1;
  seen.waitedMs.push(performance.now() - since);
}

/** Whether there was an answer that is no error of the server. */
async function ask(site: SiteProcess, number: number): Promise<boolean> {
  const address = ADDRESSES[number % ADDRESSES.length] ?? '/';
  try {
    const answer = await site.get(address, { headers: { 'Accept-Encoding': 'br' } });
    await answer.arrayBuffer();
    return answer.status < 500 && answer.status !== 429;
  } catch {
    return false;
  }
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
