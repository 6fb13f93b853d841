import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT, PanelHost } from '#server/remote/testing/panel-host.ts';
import { TEST_SECRET } from '../../../tests/support/secret.ts';
import { SiteProcess } from '../../../tests/support/site-process.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';

const REFRESH = 'a-token-for-webhooks';

/** The production build reads a host like a clinic's, with only the token of an account. */
describe('a site whose editors work in the panel of a Cockpit', () => {
  let host: PanelHost;
  let folder: string;
  let site: SiteProcess;

  beforeAll(async () => {
    [host, folder] = [await PanelHost.use(), await temporaryFolder()];
    const names = path.join(folder, 'names.json');
    await writeFile(names, JSON.stringify({ hosts: ['cockpit.example'] }));
    site = await SiteProcess.start({
      ...{ DATABASE_URL: '', DATA_DIR: folder, SECRET: TEST_SECRET },
      ...{ CONTENT_API_HOST: host.url, CONTENT_API_TOKEN: ACCOUNT },
      ...{ CONTENT_NAMES_FILE: names, CONTENT_REFRESH_TOKEN: REFRESH },
    });
  });

  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('has every page of its sitemap, and the home page in three languages', async () => {
    await site.until(async () => (await site.readiness()).status === 'ready', 60_000);
    const index = await site.text('/sitemap.xml');
    const found = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replace(site.url, ''),
    );
    expect(found.length).toBeGreaterThan(200);
    const failed: string[] = [];
    for (const page of [...found, '/', '/de', '/it']) {
      if ((await site.get(page)).status !== 200) failed.push(page);
    }
    expect(failed).toEqual([]);
    expect(found.filter((page) => /draft|entwurf|by-accident/.test(page))).toEqual([]);
  });

  it('redirects the spellings of the host, and hides drafts in the content API too', async () => {
    const target = async (address: string) =>
      (await site.get(encodeURI(address))).headers.get('location');
    expect(await target('/diagnosis/Iridology')).toMatch(/\/diagnosis\/iridology$/);
    expect(await target('/de/therapien/hämoadsorption')).toMatch(/\/haemoadsorption$/);
    const news = await site.text('/api/collections/get/news');
    expect(news).toContain('Before the field existed');
    expect(news).not.toContain('saved-again-by-accident');
  });

  it('shows an edit that a webhook announces', async () => {
    host.edit('rooms', 'autumn-suite', { title: 'A suite with another name' });
    const headers = { 'Cockpit-Token': REFRESH };
    const told = await site.get('/api/content/refresh', { method: 'POST', headers });
    expect(told.status).toBe(202);
    const took = await site.until(
      async () => (await site.text('/rooms')).includes('A suite with another name'),
      60_000,
    );
    console.log(`an edit was live ${Math.round(took)} ms after its webhook`);
  });

  it('keeps its pages when the host is emptied', async () => {
    for (const collection of host.collections.values()) collection.entries = [];
    const headers = { 'Cockpit-Token': REFRESH };
    await site.get('/api/content/refresh', { method: 'POST', headers });
    await site.until(async () => (await site.readiness()).status === 'suspicious', 60_000);
    expect((await site.get('/rooms')).status).toBe(200);
    expect(await site.text('/rooms')).toContain('A suite with another name');
  });
});
