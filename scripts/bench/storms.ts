import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EXAMPLES } from '../../tests/e2e/support/pages.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import type { DemoClinic } from './demo-clinic.ts';
import { askAndDrop, newThumbnailMs } from './dropped-pictures.ts';
import { holdPictures, otherThumbnail } from './held-pictures.ts';
import { openHomeProbe, type Probe } from './home-probe.ts';
import { probeForms } from './form-probe.ts';
import { isInstalled } from './load.ts';
import { withBareNode } from './other-servers.ts';
import { line, note, section } from './report.ts';
import { memoryOf } from './snapshot-size.ts';
import { abortPosts, STORMS, type Storm } from './storm-kinds.ts';

/** A single pause of a shared machine decides the 99th percentile, so the median round counts. */
const ROUNDS = 3;
/** Memory peaks a moment after a storm has begun. */
const PROBED_MS = 8_000;

/** Lets the site settle: a storm should hit one that has been running for a while. */
const SETTLED_MS = 5_000;

const run = promisify(execFile);

/** Each storm is repeated on a server that does nothing, to see how much of it is the clients'. */
const REFERENCE_MS = 4_000;
const MEMORY_EVERY_MS = 25;

type HomeProbe = Awaited<ReturnType<typeof openHomeProbe>>;
type Round = Probe & { refused: number; memoryMb: number };
/** Floods a server, which is the site or the bare one. */
type Flood = (site: SiteProcess, url: string, forMs: number) => Promise<unknown>;

/** Measures the home page while clients flood the rest of the site. */
export async function benchStorms({ folder, env }: DemoClinic): Promise<void> {
  if (!(await isInstalled('wrk'))) {
    section('Storms');
    return note('wrk is not installed: left out');
  }
  await measureOn(env, 'Storms: the home page on a quiet day', async () => undefined);
  for (const storm of STORMS) {
    await measureOn({ ...env, ...storm.settings }, `Storm: ${storm.name}`, (_site, url, forMs) =>
      runWrk(url, storm, path.join(folder, 'storm.lua'), forMs),
    );
  }
  await measureOn(
    env,
    'Storm: 300 forms a second, each broken off after 1 s',
    (_site, url, forMs) => abortPosts(url, forMs),
  );
  await measureOn(
    env,
    'Storm: 500 large AVIF pictures, each dropped after 0.3 s',
    askAndDrop,
    async (site) => {
      const seconds = (await newThumbnailMs(site)) / 1000;
      line('a new thumbnail after that', seconds, 's', 'thumbnailSeconds');
    },
  );
  await measureOn(
    env,
    'Storm: 400 large AVIF pictures of one household, held',
    async (site, url, forMs) => {
      const end = sleep(forMs);
      const { release } = await holdPictures(site, url);
      if (url !== site.url) return end.then(release);
      const thumbnail = await otherThumbnail(site);
      line('a thumbnail for somebody else', thumbnail.ms / 1000, 's', 'thumbnailSeconds');
      line('not answered with it', Number(thumbnail.status !== 200), '', 'stormErrors');
      return end.then(release);
    },
  );
}

/** A new site for each storm, so that none is affected by an earlier one. */
async function measureOn(
  env: Record<string, string>,
  title: string,
  flood: Flood,
  after: (site: SiteProcess) => Promise<unknown> = async () => undefined,
): Promise<void> {
  section(title);
  const limits = { FORMS_PER_ADDRESS: '100000', FORMS_IN_TOTAL: '100000' };
  const site = await SiteProcess.start({ ...limits, ...env });
  const home = await openHomeProbe();
  try {
    for (const { path: page } of EXAMPLES) await site.text(page);
    await sleep(SETTLED_MS);
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await measureRound(site, home, flood));
    const all = (value: (round: Round) => number) => rounds.map(value).toSorted((a, b) => a - b);
    const median = (values: number[]) => values[Math.floor(ROUNDS / 2)] ?? NaN;
    const p99s = all(({ p99Ms }) => p99Ms);
    line('home page, median', median(all(({ medianMs }) => medianMs)), 'ms');
    line(
      `home page, 99th percentile (${p99s.map(Math.round).join(', ')})`,
      median(p99s),
      'ms',
      'stormHomeMs',
    );
    line('home pages not answered', sum(all(({ errors }) => errors)), '', 'stormErrors');
    const refused = sum(all((round) => round.refused));
    line('forms of single visitors not answered', refused, '', 'stormErrors');
    line(
      'most memory meanwhile',
      Math.max(...all((round) => round.memoryMb)),
      'MB',
      'stormMemoryMb',
    );
    await after(site);
    const bare = await measureBareNode(site, home, flood);
    line('the same of a bare Node server: median', bare.medianMs, 'ms');
    line('the same of a bare Node server: 99th percentile', bare.p99Ms, 'ms');
  } finally {
    home.close();
    await site.stop('SIGKILL');
  }
}

async function measureRound(site: SiteProcess, home: HomeProbe, flood: Flood): Promise<Round> {
  let memoryMb = 0;
  const looking = setInterval(async () => {
    memoryMb = Math.max(memoryMb, await memoryOf(site.pid));
  }, MEMORY_EVERY_MS);
  const [probe, { refused }] = await Promise.all([
    home.probe(site.url, PROBED_MS),
    probeForms(site, PROBED_MS),
    flood(site, site.url, PROBED_MS),
  ]).finally(() => clearInterval(looking));
  return { ...probe, refused, memoryMb };
}

/** The bare server answers with as many bytes as the home page has. */
async function measureBareNode(site: SiteProcess, home: HomeProbe, flood: Flood): Promise<Probe> {
  const answer = await site.get('/', { headers: { 'Accept-Encoding': 'br' } });
  return withBareNode(Number(answer.headers.get('content-length')), async (url) => {
    const [probe] = await Promise.all([
      home.probe(url, REFERENCE_MS),
      flood(site, url, REFERENCE_MS),
    ]);
    return probe;
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The storm gets a core of its own, like the load elsewhere in the bench. */
async function runWrk(url: string, { connections, script }: Storm, file: string, forMs: number) {
  await writeFile(file, script);
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${forMs / 1000}s`, '--timeout', '60s'];
  await run('taskset', ['-c', '1', ...wrk, '-s', file, url]);
}
