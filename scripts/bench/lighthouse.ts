import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { systemChromium } from '../testing/ensure-browser.ts';
import { line, median } from './report.ts';

const RUNS = 3;
const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run ' +
  '--disable-background-networking --disable-component-update --disable-sync';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<'total-blocking-time' | 'cumulative-layout-shift', { numericValue: number }>;
};

export async function reportLighthouse(siteUrl: string, address: string): Promise<void> {
  const reports: Report[] = [];
  while (reports.length < RUNS) reports.push(await reportOn(`${siteUrl}${address}`));
  const audit = (name: keyof Report['audits']) =>
    median(reports.map(({ audits }) => audits[name].numericValue));
  line(`${address}: blocking time`, audit('total-blocking-time'), 'ms', 'blockingMs');
  line(`${address}: layout shift`, audit('cumulative-layout-shift'), '', 'layoutShift');
  for (const name of CATEGORIES) {
    const score = median(reports.map(({ categories }) => categories[name].score * 100));
    const budget = name === 'performance' ? 'lighthousePerformance' : 'lighthouseOther';
    line(`${address}: ${name}`, score, '', budget);
  }
}

async function reportOn(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
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
  return JSON.parse(stdout) as Report;
}
