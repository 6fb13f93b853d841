import { rm } from 'node:fs/promises';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClinicDatabase, type ClinicDatabase } from '../../tests/support/clinic-database.ts';
import { MASTER, PanelHost } from '#server/remote/testing/panel-host.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { openAsEditor } from '../../tests/support/open-as-editor.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const SEEN_WITHIN_MS = 60_000;

let database: ClinicDatabase;
let editor: Payload;
let site: SiteProcess;

beforeAll(async () => {
  database = await createClinicDatabase();
  editor = await openAsEditor(database);
  site = await SiteProcess.start(database.env);
});

afterAll(async () => {
  await site.stop();
  await editor.destroy();
  await database.remove();
});

const leftOut = async () => {
  const { createLocalReq } = await import('payload');
  const { readLeftOut } = await import('@clinic/cms/overview/left-out');
  const user = { id: crypto.randomUUID(), collection: 'users', roles: ['editor'] };
  return readLeftOut(await createLocalReq({ user: user as never }, editor));
};

it('the studio learns which entry the site leaves out, because of which field', async () => {
  const { docs } = await editor.find({ collection: 'programs', limit: 2, depth: 0 });
  const [broken, other] = docs;
  // The studio would not allow this: a required title is missing.
  const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  await client.query('update programs_locales set title = null where _parent_id = $1', [
    broken?.id,
  ]);
  await client.query(`update programs set updated_at = now() + interval '1 s' where id = $1`, [
    broken?.id,
  ]);
  await client.end();
  const touch = { excerpt: 'So that the collection is read again', _status: 'published' };
  const save = (id: string | undefined, data: object) =>
    editor.update({ collection: 'programs', id: String(id), data: data as never });
  await save(other?.id, touch);
  await site.until(async () => (await leftOut()).length > 0, SEEN_WITHIN_MS);
  expect(await leftOut()).toMatchObject([
    { collection: 'programs', entry: broken?.id, field: 'title' },
  ]);

  await save(broken?.id, { title: 'Mended', _status: 'published' });
  await site.until(async () => (await leftOut()).length === 0, SEEN_WITHIN_MS);
});

const isPriceTold = async () =>
  (await leftOut()).some((one) => one.collection === 'rooms' && one.field === 'price');

it('the studio learns what of a Cockpit host is left out', async () => {
  const host = await PanelHost.use();
  host.edit('rooms', 'autumn-suite', { price: 'on request' });
  const folder = await temporaryFolder();
  const remote = await SiteProcess.start({
    ...database.env,
    ...{ DATA_DIR: folder, CONTENT_API_HOST: host.url, CONTENT_API_TOKEN: MASTER },
  });
  await remote.until(isPriceTold, SEEN_WITHIN_MS).finally(() => remote.stop());
  await rm(folder, { recursive: true, force: true });
});
