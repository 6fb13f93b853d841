import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { systemChromium } from '../testing/ensure-browser.ts';
import { line, median } from './report.ts';

const run = promisify(execFile);
const RUNS = 3;
const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run ' +
  '--disable-background-networking --disable-component-update --disable-sync';

type Measured = { scores: Scores; blockingMs: number; layoutShift: number };
type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

type Report = {
  categories: Record<keyof Scores, { score: number }>;
  audits: Record<'total-blocking-time' | 'cumulative-layout-shift', { numericValue: number }>;
};

export async function reportLighthouse(siteUrl: string, address: string): Promise<void> {
  const { scores, blockingMs, layoutShift } = await measureLighthouse(`${siteUrl}${address}`);
  line(`${address}: blocking time`, blockingMs, 'ms', 'blockingMs');
  line(`${address}: layout shift`, layoutShift, '', 'layoutShift');
  for (const [name, score] of Object.entries(scores)) {
    const budget = name === 'performance' ? 'lighthousePerformance' : 'lighthouseOther';
    line(`${address}: ${name}`, score, '', budget);
  }
}

async function measureLighthouse(url: string): Promise<Measured> {
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
  const score = (name: keyof Scores) =>
    median(reports.map(({ categories }) => categories[name].score * 100));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    blockingMs: median(reports.map(({ audits }) => audits['total-blocking-time'].numericValue)),
    layoutShift: median(
      reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue),
    ),
  };
}
