import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { systemChromium } from '../ensure-browser.ts';
import { line } from './report.ts';

const run = promisify(execFile);
const RUNS = 3;
const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run ' +
  '--disable-background-networking --disable-component-update --disable-sync';

type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

type Report = { categories: Record<keyof Scores, { score: number }> };

export async function reportLighthouse(siteUrl: string, address: string): Promise<void> {
  for (const [name, score] of Object.entries(await measureLighthouse(`${siteUrl}${address}`))) {
    const budget = name === 'performance' ? 'lighthousePerformance' : 'lighthouseOther';
    line(`${address}: ${name}`, score, '', budget);
  }
}

/** Lighthouse as on a phone; the median of three runs in each category. */
async function measureLighthouse(url: string): Promise<Scores> {
  const reports: Report[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const { stdout } = await run(
      process.execPath,
      [
        'node_modules/lighthouse/cli/index.js',
        ...[url, '--quiet', '--output=json', `--chrome-flags=${FLAGS}`],
        '--disable-full-page-screenshot',
      ],
      {
        env: { ...process.env, CHROME_PATH: systemChromium() },
        maxBuffer: 64 * 1024 * 1024,
        timeout: 120_000,
      },
    );
    reports.push(JSON.parse(stdout) as Report);
  }
  const median = (name: keyof Scores) => {
    const scores = reports.map((report) => report.categories[name].score * 100);
    return scores.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  };
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
  };
}
