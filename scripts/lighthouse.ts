import { EXAMPLES } from '../tests/e2e/support/pages.ts';
import { SiteProcess } from '../tests/support/site-process.ts';
import { measureOnDemoClinic } from './bench/demo-clinic.ts';
import { reportLighthouse } from './bench/lighthouse.ts';
import { section } from './bench/report.ts';
import { warmUp } from './bench/warm-up.ts';
import { openBrowser } from './processes/open-browser.ts';
import { ensureBrowser } from './testing/ensure-browser.ts';

/** Runs Lighthouse on one page of each kind, or on the pages named; each takes a minute. */
const wanted = process.argv.slice(2);
ensureBrowser();
await measureOnDemoClinic(async ({ env }) => {
  const site = await SiteProcess.start(env);
  const examples = EXAMPLES.filter(({ name, locale }) => locale === 'en' && isMeasured(name));
  const paths = examples.map(({ path }) => path);
  const browser = await openBrowser();
  await warmUp(browser, site.url, paths);
  await browser.close();
  section('Lighthouse, phone, median of three');
  for (const path of paths) await reportLighthouse(site.url, path);
  await site.stop();
});

/** Pages for a single visitor lose points, because they are hidden from search engines. */
function isMeasured(name: string): boolean {
  const isHidden = ['search', 'thankyou', 'newsletter', 'newsletter.unsubscribe'].includes(name);
  return wanted.length > 0 ? wanted.includes(name) : !isHidden && name !== 'not found';
}
