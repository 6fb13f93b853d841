import { EXAMPLES } from '../tests/e2e/support/pages.ts';
import { SiteProcess } from '../tests/support/site-process.ts';
import { measureOnDemoClinic } from './bench/demo-clinic.ts';
import { reportLighthouse } from './bench/lighthouse.ts';
import { section } from './bench/report.ts';
import { ensureBrowser } from './ensure-browser.ts';

/** Lighthouse on one page of each kind; the names of some may be given. Takes a minute each. */
const wanted = process.argv.slice(2);
ensureBrowser();
await measureOnDemoClinic(async ({ env }) => {
  const site = await SiteProcess.start(env);
  section('Lighthouse, phone, median of three');
  // Pages for one visitor only (search, thanks) are not for search engines, on purpose.
  const pages = EXAMPLES.filter(({ name, locale }) => locale === 'en' && name !== 'not found');
  for (const { name, path } of pages) {
    if (wanted.length === 0 || wanted.includes(name)) await reportLighthouse(site.url, path);
  }
  await site.stop();
});
