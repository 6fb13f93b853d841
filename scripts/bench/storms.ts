import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EXAMPLES } from '../../tests/e2e/support/pages.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import type { DemoClinic } from './demo-clinic.ts';
import { abortPosts } from './aborted-posts.ts';
import { askAndDrop, newThumbnailMs } from './dropped-pictures.ts';
import { holdPictures, otherThumbnail } from './held-pictures.ts';
import { probeHome, type Probe } from './home-probe.ts';
import { probeForms } from './form-probe.ts';
import { isInstalled } from './load.ts';
import { line, note, section } from './report.ts';
import { STORMS, type Storm } from './storm-kinds.ts';

const SECONDS = 8;
/** Memory peaks a moment after a storm has begun. */
const PROBED_MS = SECONDS * 1000;

/** A storm hits a site that has been running for a while, not one that is still starting. */
const SETTLED_MS = 5_000;

const run = promisify(execFile);

/** Measures the home page while clients flood the rest of the site. */
export async function benchStorms({ folder, env }: DemoClinic): Promise<void> {
  if (!(await isInstalled('wrk'))) {
    section('Storms');
    return note('wrk is not installed: left out');
  }
  await withSite(env, 'Storms: the home page on a quiet day', (site) => probeHome(site, PROBED_MS));
  for (const storm of STORMS) {
    await withSite({ ...env, ...storm.settings }, `Storm: ${storm.name}`, async (site) => {
      const raging = rage(site, storm, path.join(folder, 'storm.lua'));
      const probe = await probeHome(site, PROBED_MS);
      await raging;
      return probe;
    });
  }
  await withSite(env, 'Storm: 300 forms a second, each broken off after 1 s', async (site) => {
    const aborting = abortPosts(site, PROBED_MS);
    const probe = await probeHome(site, PROBED_MS);
    await aborting;
    return probe;
  });
  await withSite(env, 'Storm: 500 large AVIF pictures, each dropped after 0.3 s', async (site) => {
    const asking = askAndDrop(site);
    const probe = await probeHome(site, PROBED_MS);
    await asking;
    line(
      'a new thumbnail after that',
      (await newThumbnailMs(site)) / 1000,
      's',
      'thumbnailSeconds',
    );
    return probe;
  });
  await withSite(env, 'Storm: 400 large AVIF pictures of one household, held', async (site) => {
    const holding = holdPictures(site);
    const asking = holding.then(() => otherThumbnail(site));
    const [probe, thumbnail] = await Promise.all([probeHome(site, PROBED_MS), asking]);
    (await holding).release();
    line('a thumbnail for somebody else', thumbnail.ms / 1000, 's', 'thumbnailSeconds');
    line('not answered with it', Number(thumbnail.status !== 200), '', 'stormErrors');
    return probe;
  });
}

/** A new site for each storm, so that none is affected by an earlier one. */
async function withSite(
  env: Record<string, string>,
  title: string,
  measure: (site: SiteProcess) => Promise<Probe>,
): Promise<void> {
  section(title);
  const limits = { FORMS_PER_ADDRESS: '100000', FORMS_IN_TOTAL: '100000' };
  const site = await SiteProcess.start({ ...limits, ...env });
  try {
    for (const { path: page } of EXAMPLES) await site.text(page);
    await sleep(SETTLED_MS);
    const forms = probeForms(site, PROBED_MS);
    const { medianMs, p99Ms, errors, memoryMb } = await measure(site);
    const { refused } = await forms;
    line('home page, median', medianMs, 'ms');
    line('home page, 99th percentile', p99Ms, 'ms', 'stormHomeMs');
    line('home pages not answered', errors, '', 'stormErrors');
    line('forms of single visitors not answered', refused, '', 'stormErrors');
    line('most memory meanwhile', memoryMb, 'MB', 'stormMemoryMb');
  } finally {
    await site.stop('SIGKILL');
  }
}

/** The storm gets one core, as the load elsewhere in the bench. */
async function rage(site: SiteProcess, { connections, script }: Storm, file: string) {
  await writeFile(file, script);
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${SECONDS}s`, '--timeout', '60s'];
  await run('taskset', ['-c', '1', ...wrk, '-s', file, site.url]);
}
