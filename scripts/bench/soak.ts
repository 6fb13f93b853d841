import { Agent, get } from 'node:http';
import { setInterval as every, setTimeout as sleep } from 'node:timers/promises';
import { EXAMPLES } from '../../tests/e2e/support/pages.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import type { DemoClinic } from './demo-clinic.ts';
import { picturesIn } from './dropped-pictures.ts';
import { sendMessage, UNLIMITED } from './form-load.ts';
import { line, note, percentile, section } from './report.ts';
import { changeEveryPage } from './many-entries.ts';
import { memoryOf } from './snapshot-size.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
/** Caches fill in the first minutes; after them, memory must stay flat. */
const WARM_MINUTES = Math.min(10, MINUTES / 3);
const CAPACITY_MS = 10_000;
const AT_ONCE = 16;
const TICK_MS = 50;
/** More waiting requests would not fit into the memory of this bench. */
const MOST_WAITING = 20_000;
const FORM_EVERY_MS = 1_000;
/** Each edit changes all pages, so that none is cached any more. */
const EDIT_EVERY_MS = 4 * 60_000;
const NOTE_EVERY_MS = 5 * 60_000;
const LOOK_EVERY_MS = 5_000;

const PAGES = [
  ...EXAMPLES.map(({ path }) => path),
  '/api/collections/get/diagnose?lang=de&limit=10',
  '/api/collections/get/news?lang=it&limit=5&skip=5',
  '/api/singletons/get/clinic?lang=de',
  '/search?q=liver',
  '/de/search?q=schlaf',
  '/sitemap.xml',
  '/no/such/page',
];

type Seen = {
  sent: number;
  errors: Map<string, number>;
  forms: number;
  edits: number;
  waitedMs: number[];
};

/** Memory, errors and waiting times over an hour, or as long as SOAK_MINUTES says. */
export async function benchSoak({ env }: Pick<DemoClinic, 'env'>): Promise<void> {
  section(`Soak: ${MINUTES} minutes of pages, pictures, forms and edits at half capacity`);
  const site = await SiteProcess.start({ ...env, ...UNLIMITED, LOG_LEVEL: 'error' });
  const end = new AbortController();
  const looks: number[] = [];
  const seen: Seen = { sent: 0, errors: new Map(), forms: 0, edits: 0, waitedMs: [] };
  try {
    const addresses = await mixed(site);
    // Pictures are made at the first request, which is no measure of what the site can do.
    for (const address of new Set(addresses)) await ask(site, address);
    const perSecond = (await capacityOf(site, addresses)) / 2;
    note(`${Math.round(perSecond)} requests per second, of ${addresses.length} addresses`);
    const beside = [
      repeat(FORM_EVERY_MS, end.signal, () => sendForm(site, seen)),
      repeat(EDIT_EVERY_MS, end.signal, async () => {
        await changeEveryPage(env.DATABASE_URL);
        seen.edits += 1;
      }),
      repeat(LOOK_EVERY_MS, end.signal, async () => looks.push(await memoryOf(site.pid))),
      repeat(NOTE_EVERY_MS, end.signal, async () => {
        const megabytes = Math.round(looks.at(-1) ?? 0);
        note(`${seen.sent} requests, ${errorsIn(seen)} errors, ${megabytes} MB`);
      }),
    ];
    // Memory rises until Node collects its garbage: whether it leaks shows in what it falls to.
    const lowest = () => Math.min(...looks.slice(-Math.ceil(looks.length / 3)));
    const load = { site, addresses, perSecond, seen };
    await sendFor(WARM_MINUTES, load);
    const warmMb = lowest();
    looks.length = 0;
    await sendFor(MINUTES - WARM_MINUTES, load);
    const endMb = lowest();
    end.abort();
    await Promise.all(beside);
    line('requests', seen.sent, '');
    line('forms', seen.forms, '');
    line('edits', seen.edits, '');
    line('errors', errorsIn(seen), '', 'soakErrors');
    for (const [kind, count] of seen.errors) note(`${kind}: ${count}`);
    line('99 % waited at most', percentile(seen.waitedMs, 0.99), 'ms');
    line(`memory after ${WARM_MINUTES} minutes`, warmMb, 'MB');
    line('memory at the end', endMb, 'MB', 'memoryMb');
    line('memory at its highest', Math.max(...looks), 'MB');
    line('memory, end to warm', endMb / warmMb, '', 'soakMemory');
  } finally {
    end.abort();
    await site.stop();
  }
}

/** The addresses in the mix that visitors request: one picture for every two pages. */
async function mixed(site: SiteProcess): Promise<string[]> {
  const pictures = new Set<string>();
  for (const { path } of EXAMPLES) {
    for (const picture of picturesIn(await site.text(path))) pictures.add(picture);
  }
  return [...pictures].flatMap((picture, number) => [
    at(PAGES, 2 * number),
    at(PAGES, 2 * number + 1),
    picture,
  ]);
}

async function repeat(ms: number, signal: AbortSignal, work: () => Promise<unknown>) {
  try {
    for await (const _ of every(ms, undefined, { signal })) await work();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function sendForm({ url }: SiteProcess, seen: Seen): Promise<void> {
  seen.forms += 1;
  if (!(await sendMessage(url).catch(() => false))) noteError(seen, 'a form was not kept');
}

/** Requests per second that the site answers when there are always some waiting. */
async function capacityOf(site: SiteProcess, addresses: readonly string[]): Promise<number> {
  const until = performance.now() + CAPACITY_MS;
  let answered = 0;
  const visitor = async () => {
    while (performance.now() < until) {
      await ask(site, at(addresses, answered));
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return answered / (CAPACITY_MS / 1000);
}

type Load = { site: SiteProcess; addresses: readonly string[]; perSecond: number; seen: Seen };

/** Sends at a steady pace, whether or not earlier requests were answered. */
async function sendFor(minutes: number, { site, addresses, perSecond, seen }: Load): Promise<void> {
  const since = performance.now();
  const open = new Set<Promise<void>>();
  for (let sent = 0; ;) {
    const passed = performance.now() - since;
    if (passed > minutes * 60_000) break;
    for (; sent < (passed / 1000) * perSecond; sent += 1) {
      if (open.size >= MOST_WAITING) {
        noteError(seen, 'too many wait');
        continue;
      }
      const one = measured(site, at(addresses, seen.sent + open.size), seen);
      open.add(one);
      void one.finally(() => open.delete(one));
    }
    await sleep(TICK_MS);
  }
  await Promise.all(open);
}

async function measured(site: SiteProcess, address: string, seen: Seen): Promise<void> {
  const since = performance.now();
  const status = await ask(site, address);
  seen.sent += 1;
  const isFine = typeof status === 'number' && status < 500 && status !== 429;
  if (!isFine) noteError(seen, String(status));
  seen.waitedMs.push(performance.now() - since);
}

/** Keeps connections alive, as browsers do, and uses all in turn: the site ends idle ones. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'fifo' });

/** The status of the answer, or the code of the error. To save time, no body is decompressed. */
function ask({ url }: SiteProcess, address: string): Promise<number | string> {
  const headers = { 'Accept-Encoding': 'br' };
  return new Promise((resolve) => {
    const failed = ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message);
    const asked = get(`${url}${address}`, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', failed);
    });
    asked.on('error', failed);
  });
}

function noteError({ errors }: Seen, kind: string): void {
  errors.set(kind, (errors.get(kind) ?? 0) + 1);
}

const errorsIn = ({ errors }: Seen) => [...errors.values()].reduce((sum, one) => sum + one, 0);

function at(addresses: readonly string[], number: number): string {
  return addresses[number % addresses.length] ?? '/';
}
