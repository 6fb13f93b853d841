import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { TEST_SECRET } from '../../../tests/support/secret.ts';
import { SiteProcess } from '../../../tests/support/site-process.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';

const TOKEN = 'a-token-for-the-content-api';
const SMALL = `/api/cockpit/image?token=${TOKEN}&o=1&w=9`;
const PAGES = [
  ...['/', '/de', '/it', '/de/diagnose', '/it/diagnosi/laboratorio', '/programs', '/de/team'],
  ...['/health-concerns/liver', '/de/offene-stellen', '/rooms', '/images', '/news', '/videos'],
  ...['/de/kontakt', '/privacy', '/downloads', '/guides', '/guides/planning-your-stay'],
];

/** Printed addresses omit the protocol. */
const hostName = ({ url }: SiteProcess) => new URL(url).host;

/** Our content API is compatible with Cockpit, so one site can read from another. */
describe('a site whose content is on a Cockpit host', () => {
  let database: ClinicDatabase;
  let folder: string;
  let host: SiteProcess;
  let site: SiteProcess;

  beforeAll(async () => {
    [database, folder] = [await createClinicDatabase(), await temporaryFolder()];
    host = await SiteProcess.start({ ...database.env, API_TOKEN: TOKEN });
    site = await SiteProcess.start({
      ...{ DATABASE_URL: '', DATA_DIR: folder, SECRET: TEST_SECRET },
      ...{ CONTENT_API_HOST: `${host.url}/`, CONTENT_API_TOKEN: TOKEN },
      // The same as the host's, because the token in pages is derived from it.
      API_TOKEN: TOKEN,
    });
  });

  afterAll(async () => {
    await Promise.all([site.stop(), host.stop()]);
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('shows the same pages without a database', async () => {
    expect(await site.readiness()).toMatchObject({ status: 'ready' });
    const different: string[] = [];
    for (const page of PAGES) {
      const [theirs, ours] = await Promise.all([host.get(page), site.get(page)]);
      expect([page, theirs.status]).toEqual([page, 200]);
      // As with Cockpit, the API gives the path of a document below the uploads.
      const wanted = (await theirs.text())
        .replaceAll(hostName(host), hostName(site))
        .replaceAll('/storage/documents/', '/storage/uploads/documents/');
      if (wanted !== (await ours.text())) different.push(page);
    }
    expect(different).toEqual([]);
  });

  it('shows the same pictures and documents, and those of no other host', async () => {
    const page = await site.text('/downloads');
    const picture = /src="(\/api\/cockpit\/image[^"]+)"/.exec(await site.text('/'))?.[1] ?? '';
    const document = /href="(\/storage\/uploads\/documents\/[^"]+)"/.exec(page)?.[1] ?? '';
    for (const address of [picture.replaceAll('&amp;', '&'), document]) {
      const [theirs, ours] = [await host.get(address), await site.get(address)];
      expect([theirs.status, ours.status]).toEqual([200, 200]);
      const bytes = Buffer.from(await theirs.arrayBuffer());
      expect(bytes.equals(Buffer.from(await ours.arrayBuffer()))).toBe(true);
    }
    const src = new URL(picture.replaceAll('&amp;', '&'), site.url).searchParams.get('src') ?? '';
    const status = async (from: string) =>
      (await site.get(`${SMALL}&src=${encodeURIComponent(from)}`)).status;
    expect(await status(`${host.url}${src}`)).toBe(200);
    expect(await status(`http://localhost:1${src}`)).toBe(404);
    expect(await status('/healthz')).toBe(404);
  });

  it('goes on without the host, also after a restart', async () => {
    await host.stop('SIGKILL');
    const copy = await SiteProcess.start({
      ...{ DATABASE_URL: '', DATA_DIR: folder, SECRET: TEST_SECRET },
      ...{ CONTENT_API_HOST: host.url, CONTENT_API_TOKEN: TOKEN },
    });
    await copy.until(async () => (await copy.readiness()).status === 'stale', 60_000);
    const statuses = await Promise.all(PAGES.map(async (page) => (await copy.get(page)).status));
    expect(statuses).toEqual(PAGES.map(() => 200));
    await copy.stop();
  });
});
