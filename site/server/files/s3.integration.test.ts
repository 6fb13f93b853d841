import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { openS3Store, type S3Store } from '@clinic/cms/files/s3-store';
import type { Payload } from 'payload';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { runNpmScript } from '../../../tests/support/npm-script.ts';
import { S3Server } from '../../../tests/support/s3-server.ts';
import { SiteProcess } from '../../../tests/support/site-process.ts';
import { openAsEditor } from '../../../tests/support/open-as-editor.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { until } from '../../../tests/support/until.ts';
import type { Diagnosis } from '#server/doctor/finding.ts';
import { CONTACT, TESTIMONIAL } from '#server/testing/filled-forms.ts';

const WATCHER = 'a-token-for-monitoring';

/** Two sites and a studio, each with a data folder of its own, one database and one bucket. */
let s3: S3Server;
let store: S3Store;
let database: ClinicDatabase;
let folders: string[];
let sites: SiteProcess[];
let editor: Payload;
let client: pg.Client;

beforeAll(async () => {
  s3 = await S3Server.start();
  const opened = openS3Store(s3.env);
  if (!opened) throw new Error('The settings name no store');
  store = opened;
  database = await createClinicDatabase();
  const env = { ...database.env, ...s3.env, METRICS_TOKEN: WATCHER };
  expect(await runNpmScript('files-move', ['--delete'], env)).toMatchObject({ code: 0 });
  folders = [await temporaryFolder(), await temporaryFolder()];
  const own = (DATA_DIR: string) => SiteProcess.start({ ...env, DATA_DIR });
  sites = await Promise.all(folders.map(own));
  Object.assign(process.env, s3.env);
  editor = await openAsEditor(database);
  client = new pg.Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
});

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await client.end();
  await editor.destroy();
  await database.remove();
  await s3.remove();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const [first, second] = [0, 1].map((index) => () => {
  const site = sites[index];
  if (!site) throw new Error('The site is not started');
  return site;
}) as [() => SiteProcess, () => SiteProcess];

async function plainPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function upload(background: string): Promise<string> {
  const data = await plainPicture(background);
  const file = { data, mimetype: 'image/jpeg', name: 'new.jpg', size: data.length };
  const created = await editor.create({ collection: 'media', data: { alt: 'A room' }, file });
  return created.filename ?? '';
}

async function post(site: SiteProcess, page: string, body: FormData | URLSearchParams) {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const answer = await site.get(page, { method: 'POST', body, headers });
  expect(answer.status).toBe(303);
}

async function testimonialOf(name: string): Promise<FormData> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...TESTIMONIAL, name })) form.set(field, value);
  const bytes = new Uint8Array(await plainPicture('#abc'));
  form.set('upload', new File([bytes], 'me.jpg', { type: 'image/jpeg' }));
  return form;
}

const submissionsOf = async (table: 'requests' | 'testimonials', name: string) => {
  const found = await client.query<{ submission: string }>(
    `select submission from ${table} where name = $1`,
    [name],
  );
  return found.rows.map(({ submission }) => submission);
};

const spooled = async (folder: string) =>
  (await readdir(path.join(folder, 'spool'))).filter((name) => name.endsWith('.json'));

describe('files in S3', () => {
  it('are served with a cold cache: originals, thumbnails and documents', async () => {
    const { docs } = await editor.find({ collection: 'media', limit: 1 });
    const name = docs[0]?.filename ?? '';
    for (const site of sites) {
      const original = await site.get(`/storage/uploads/${name}`);
      expect(original.status).toBe(200);
      expect(Buffer.from(await original.arrayBuffer())).toEqual(await store.get('media', name));
      const html = (await site.text('/')).replaceAll('&amp;', '&');
      const [address = ''] = html.match(/\/api\/cockpit\/image\?[^\s"\\]+/) ?? [];
      const thumbnail = await site.get(address);
      expect(thumbnail.status).toBe(200);
      expect(thumbnail.headers.get('content-type')).toMatch(/^image\//);
    }
    const found = await editor.find({ collection: 'documents', limit: 1 });
    const document = await first().get(`/storage/documents/${found.docs[0]?.filename}`);
    expect(document.status).toBe(200);
    expect((await document.text()).startsWith('%PDF-')).toBe(true);
    expect(await readdir(path.join(folders[0] ?? '', 's3-cache'))).not.toEqual([]);
  });

  it('are all found by a site that is asked for details', async () => {
    const headers = { Authorization: `Bearer ${WATCHER}` };
    const details = await first().get('/readyz?details', { headers });
    const { findings } = (await details.json()) as Diagnosis;
    const stateOf = (area: string) => findings.find((one) => one.area === area)?.state;
    expect([stateOf('files'), stateOf('pictures')]).toEqual(['ok', 'ok']);
  });

  it('are those of the content and no others', async () => {
    const bytes = await plainPicture('#123');
    await store.put('media', 'stray-01234567.jpg', bytes);
    await store.put('submitted', 'private-01234567.jpg', bytes);
    for (const address of [
      '/storage/uploads/stray-01234567.jpg',
      '/storage/uploads/private-01234567.jpg',
      '/storage/uploads/..%2Fsubmitted%2Fprivate-01234567.jpg',
      '/storage/submitted/private-01234567.jpg',
      '/api/cockpit/image?src=/storage/uploads/../submitted/private-01234567.jpg&o=1',
      '/api/cockpit/image?src=stray-01234567.jpg&o=1',
    ]) {
      expect((await first().get(address)).status, address).toBeGreaterThanOrEqual(400);
    }
  });

  it('and edits are seen on both sites', async () => {
    const name = await upload('#0f0');
    const { docs } = await editor.find({
      collection: 'diagnose',
      locale: 'de',
      where: { slug: { equals: 'labor' } },
    });
    const id = String(docs[0]?.id);
    const data = { title: 'Labor mit Bild', _status: 'published' } as never;
    await editor.update({ collection: 'diagnose', id, locale: 'de', data });
    for (const site of sites) {
      await until(async () => (await site.get(`/storage/uploads/${name}`)).status === 200);
      await until(async () => (await site.text('/de/diagnose/labor')).includes('Labor mit Bild'));
    }
  });

  it('of visitors arrive once from each site, and are only in the bucket', async () => {
    await post(first(), '/testimonials/create', await testimonialOf('From the first'));
    await post(second(), '/testimonials/create', await testimonialOf('From the second'));
    for (const folder of folders) await until(async () => (await spooled(folder)).length === 0);
    for (const name of ['From the first', 'From the second']) {
      const found = await submissionsOf('testimonials', name);
      expect(found).toHaveLength(1);
      expect(await store.sizeOf('submitted', `${found[0]}.jpg`)).toBeGreaterThan(100);
    }
    const kept = await Promise.all(
      folders.map((folder) => readdir(path.join(folder, 'submitted')).catch(() => [])),
    );
    expect(kept.flat()).toEqual([]);
    expect(s3.puts.some((headers) => 'x-amz-acl' in headers)).toBe(false);
  });
});

describe('while S3 is away', () => {
  it('pages and known pictures come, others later, and no form is lost', async () => {
    const [known, unknown] = [await upload('#00f'), await upload('#f00')];
    const picture = async (name: string) => (await first().get(`/storage/uploads/${name}`)).status;
    await until(async () => (await picture(known)) === 200);
    await s3.stop();

    expect((await first().get('/rooms')).status).toBe(200);
    expect(await picture(known)).toBe(200);
    await until(async () => (await picture(unknown)) === 503);
    const refused = await first().get(`/storage/uploads/${unknown}`);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('retry-after')).toBe('2');

    await post(first(), '/testimonials/create', await testimonialOf('Patient'));
    await post(first(), '/contact', new URLSearchParams({ ...CONTACT, name: 'Not held up' }));
    await until(async () => (await submissionsOf('requests', 'Not held up')).length === 1);
    const folder = folders[0] ?? '';
    await until(async () => (await spooled(folder)).length === 1);
    expect(await submissionsOf('testimonials', 'Patient')).toEqual([]);

    await s3.start();
    await until(async () => (await picture(unknown)) === 200);
    await until(async () => (await spooled(folder)).length === 0);
    const [submission] = await submissionsOf('testimonials', 'Patient');
    expect(await store.sizeOf('submitted', `${submission}.jpg`)).toBeGreaterThan(100);
  });
});
