import { SiteProcess } from '../../tests/support/site-process.ts';
import type { DemoClinic } from './demo-clinic.ts';
import { BROTLI, COLLECTION, isInstalled, measureLoad, PAGE } from './load.ts';
import { line, note, section } from './report.ts';

const TOKEN = 'a-token-for-the-bench';
const BOTH_CORES = '0,1';

export async function benchProcesses({ env }: Pick<DemoClinic, 'env'>): Promise<void> {
  section('One process and two, on two cores that the load shares');
  if (!(await isInstalled('wrk'))) return note('wrk is not installed: left out');
  const [one, two] = [await measure(env, 1), await measure(env, 2)];
  line('cached page, one process', one.page, 'req/s');
  line('cached page, two processes', two.page, 'req/s');
  line('cached page, two to one', two.page / one.page, '');
  line('collections API, one process', one.collection, 'req/s');
  line('collections API, two processes', two.collection, 'req/s');
  line('collections API, two to one', two.collection / one.collection, '');
}

async function measure(env: Record<string, string>, processes: number) {
  const settings = { SITE_PROCESSES: String(processes), METRICS_TOKEN: TOKEN };
  const site = await SiteProcess.start({ ...env, ...settings });
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const numbers = async () => (await site.get('/metrics', { headers })).text();
  const isReady = /^clinic_content_ready(?:\{process="\d"\})? 1$/gm;
  try {
    const ready = async () => (await numbers()).match(isReady)?.length === processes;
    await site.until(ready, 30_000);
    const load = async (address: string) =>
      (await measureLoad(`${site.url}${address}`, BROTLI, BOTH_CORES)).perSecond;
    await load(PAGE);
    return { page: await load(PAGE), collection: await load(COLLECTION) };
  } finally {
    await site.stop();
  }
}
