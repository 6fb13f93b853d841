import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_FOLDERS } from '../cms/src/files/file-key.ts';
import { openS3Store } from '../cms/src/files/s3-store.ts';
import {
  createClinicDatabase,
  createEmptyDatabase,
  type ClinicDatabase,
} from '../tests/support/clinic-database.ts';
import { runNpmScript as run } from '../tests/support/npm-script.ts';
import { S3Server } from '../tests/support/s3-server.ts';
import { SiteProcess } from '../tests/support/site-process.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { copyElsewhere } from './backup/copy-elsewhere.ts';
import { localFiles } from './files/move-files.ts';
import { openClient, wholeS3 } from '../cms/src/files/s3-store.ts';

let stores: S3Server[];
let clinic: ClinicDatabase;
let empty: ClinicDatabase;
let folder: string;
let file: string;

beforeAll(async () => {
  stores = [await S3Server.start(), await S3Server.start()];
  [clinic, empty] = [await createClinicDatabase(), await createEmptyDatabase()];
  folder = await temporaryFolder();
  file = path.join(folder, 'backup.tar.gz');
  await localFiles(clinic.env.DATA_DIR).put('submitted', 'visitor.jpg', Buffer.from('private'));
  const moved = await run('files-move', ['--delete'], { ...clinic.env, ...s3(0) });
  expect(moved).toMatchObject({ code: 0 });
});

afterAll(async () => {
  await Promise.all([...stores, clinic, empty].map((one) => one.remove()));
  await rm(folder, { recursive: true, force: true });
});

const s3 = (index: number) => stores[index]?.env ?? {};

/** The size of every file in a bucket. */
async function bucket(index: number): Promise<Record<string, number | undefined>> {
  const store = openS3Store(s3(index));
  const sizes: Record<string, number | undefined> = {};
  for (const part of FILE_FOLDERS) {
    for (const name of (await store?.list(part)) ?? []) {
      sizes[`${part}/${name}`] = await store?.sizeOf(part, name);
    }
  }
  return sizes;
}

describe('a backup of a clinic whose files are in S3', { timeout: 240_000 }, () => {
  it('has the files, is verified, and leaves the bucket as it was', async () => {
    const before = await bucket(0);
    // A file that was never moved to S3 is part of the backup too.
    await localFiles(clinic.env.DATA_DIR).put('media', 'late.jpg', Buffer.from('a picture'));
    const { code, said } = await run('backup', [file, '--verify'], { ...clinic.env, ...s3(0) });
    expect(code).toBe(0);
    const count = Object.keys(before).length + 1;
    expect(said).toContain(`and ${count} files: ${file}`);
    expect(said).toMatch(new RegExp(`Restored it for a test: \\d+ rows and ${count} files`));
    expect(await bucket(0)).toEqual(before);
  });

  it('is restored to the bucket of the settings, and served from there', async () => {
    const target = { ...empty.env, ...s3(1) };
    expect(await run('restore', [file], target)).toMatchObject({ code: 0 });
    const late = { 'media/late.jpg': Buffer.byteLength('a picture') };
    expect(await bucket(1)).toEqual({ ...(await bucket(0)), ...late });
    expect(await localFiles(empty.env.DATA_DIR).list('media')).toEqual([]);
    const site = await SiteProcess.start(target);
    const html = (await site.text('/')).replaceAll('&amp;', '&');
    const [address = ''] = html.match(/\/api\/cockpit\/image\?[^\s"\\]+/) ?? [];
    expect((await site.get(address)).status).toBe(200);
    await site.stop();
  });

  it('is not half restored while the store is away', async () => {
    await stores[1]?.stop();
    const refused = await run('restore', [file, '--force'], { ...empty.env, ...s3(1) });
    await stores[1]?.start();
    expect(refused.code).toBe(1);
    expect(refused.said.trim()).toMatch(/^S3 \(.*\) does not answer\.$/);
  });
});

/** The content of the object that a bucket has under a key. */
async function stored(index: number, Key: string): Promise<Buffer> {
  const settings = wholeS3(s3(index)) ?? expect.fail();
  const { sdk, client } = await openClient(settings);
  const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: settings.S3_BUCKET, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

const elsewhere = (index: number) =>
  Object.fromEntries(Object.entries(s3(index)).map(([name, value]) => [`BACKUP_${name}`, value]));

const last = () => path.join(clinic.env.DATA_DIR, 'backups', 'last');

describe('a copy at another provider', { timeout: 240_000 }, () => {
  it('is identical, and is sent with checksums, which S3 object lock demands', async () => {
    await rm(last());
    const env = { ...clinic.env, ...s3(0), ...elsewhere(1) };
    const { code, said } = await run('backup', [file, '--force'], env);
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(/Copied it to S3 \(clinic-files at .*\)\./),
    });
    expect((await stored(1, 'backup.tar.gz')).equals(await readFile(file))).toBe(true);
    expect(stores[1]?.puts.at(-1)).toHaveProperty('content-md5');
    expect(existsSync(last())).toBe(true);
  });

  it('goes in parts if it is large', async () => {
    const large = path.join(folder, 'large.tar.gz');
    await writeFile(large, Buffer.alloc(40_000_000, 'backup'));
    const { signal } = new AbortController();
    await copyElsewhere(large, wholeS3(s3(1)) ?? expect.fail(), signal);
    expect((await stored(1, 'large.tar.gz')).equals(await readFile(large))).toBe(true);
    expect(stores[1]?.puts.slice(-3).every((one) => 'content-md5' in one)).toBe(true);
  });

  it('that fails makes the backup fail, so that the alert on its age fires', async () => {
    await rm(last());
    await stores[1]?.stop();
    const env = { ...clinic.env, ...s3(0), ...elsewhere(1) };
    const { code, said } = await run('backup', [file, '--force'], env);
    await stores[1]?.start();
    expect(code).toBe(1);
    expect(said.trim()).toMatch(/^S3 \(clinic-files at .*\) does not answer\.$/);
    expect(existsSync(last())).toBe(false);
  });

  it('needs all of its settings', async () => {
    const { code, said } = await run('backup', [], { ...clinic.env, BACKUP_S3_BUCKET: 'other' });
    expect(code).toBe(1);
    expect(said).toMatch(
      /^BACKUP_S3_ENDPOINT is missing: BACKUP_S3_BUCKET, .* must be set together/,
    );
  });
});
