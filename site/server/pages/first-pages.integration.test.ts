import { expect, it } from 'vitest';
import { startClinicSite } from '../../../tests/support/clinic-site.ts';
import { SiteProcess } from '../../../tests/support/site-process.ts';
import { untilCopied } from '../../../tests/support/until-copied.ts';

const WORD = 'a-token-for-metrics';

async function pagesOf(site: SiteProcess): Promise<{ cache: number; rendered: number }> {
  const headers = { Authorization: `Bearer ${WORD}` };
  const text = await (await site.get('/metrics', { headers })).text();
  const count = (from: string) =>
    Number(new RegExp(`^clinic_pages_total{from="${from}"} (\\d+)$`, 'm').exec(text)?.[1]);
  return { cache: count('cache'), rendered: count('rendered') };
}

it('has the twenty most wanted pages ready before it says that it is', async () => {
  const { site, database, close } = await startClinicSite({ METRICS_TOKEN: WORD });
  const list = await site.text('/de/diagnose');
  const found = [...list.matchAll(/href="(\/de\/[a-z/-]+)"/g)].map(([, path]) => path ?? '');
  const wanted = [...new Set(found)].slice(0, 25);
  expect(wanted).toHaveLength(25);
  for (const page of wanted) await site.text(page);
  for (const page of wanted.slice(0, 20)) await site.text(page);
  await untilCopied(database.env.DATA_DIR);
  await site.stop();

  const again = await SiteProcess.start({ ...database.env, METRICS_TOKEN: WORD });
  const before = await pagesOf(again);
  expect(before).toEqual({ cache: 0, rendered: 20 });
  for (const page of wanted.slice(0, 20)) await again.text(page);
  expect(await pagesOf(again)).toEqual({ cache: 20, rendered: 20 });
  await again.stop();
  await close();
});
