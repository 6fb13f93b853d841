import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_FOLDERS } from '../cms/src/files/file-key.ts';
import { openS3Store } from '../cms/src/files/s3-store.ts';
import { createClinicDatabase, type ClinicDatabase } from '../tests/support/clinic-database.ts';
import { runNpmScript as run } from '../tests/support/npm-script.ts';
import { S3Server } from '../tests/support/s3-server.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { localFiles, moveFiles } from './files/move-files.ts';

let s3: S3Server;
let clinic: ClinicDatabase;
let env: Record<string, string>;

beforeAll(async () => {
  [s3, clinic] = [await S3Server.start(), await createClinicDatabase()];
  env = { ...clinic.env, ...s3.env };
  await localFiles(env.DATA_DIR ?? '').put('submitted', 'visitor.jpg', Buffer.from('private'));
});

afterAll(async () => {
  await clinic.remove();
  await s3.remove();
});

const store = () => {
  const opened = openS3Store(s3.env);
  if (!opened) throw new Error('The settings name no store');
  return opened;
};
const move = (...args: string[]) => run('files-move', args, env);
const inFolder = (folder: string) => readdir(path.join(clinic.env.DATA_DIR, folder));

/** All files of a place, with their content. */
async function everything(place = localFiles(clinic.env.DATA_DIR)): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const folder of FILE_FOLDERS) {
    for (const name of (await place.list(folder)).toSorted()) {
      all.set(`${folder}/${name}`, (await place.get(folder, name))?.toString('base64') ?? '');
    }
  }
  return all;
}

describe('npm run files:move', { timeout: 240_000 }, () => {
  it('copies everything, copies nothing twice, and deletes only when asked', async () => {
    const before = await everything();
    expect(before.size).toBeGreaterThan(20);
    const count = before.size;
    const first = await move();
    expect(first.said).toContain(`${count} files in the data folder: ${count} copied to S3`);
    expect(first.said).toContain('None was deleted');
    expect(await everything(store())).toEqual(before);
    expect(await everything()).toEqual(before);
    expect((await move()).said).toContain(`0 copied to S3 (clinic-files at 127.0.0.1:`);
    expect(s3.puts.some((headers) => 'x-amz-acl' in headers)).toBe(false);

    const last = await move('--delete');
    expect(last).toMatchObject({ code: 0 });
    expect(last.said).toContain(`${count} were there already`);
    expect(last.said).toContain(`${count} were deleted in the data folder`);
    expect(await everything()).toEqual(new Map());
    expect(await everything(store())).toEqual(before);

    const back = await move('--back');
    expect(back.said).toContain(`${count} copied to the data folder and compared`);
    expect(await everything()).toEqual(before);
    expect((await everything(store())).size).toBe(count);
    expect((await move('--back', '--delete')).said).toContain(`${count} were deleted in S3`);
    expect((await everything(store())).size).toBe(0);
    expect(await everything()).toEqual(before);
  });

  it('leaves alone what is different on the other side, and names it', async () => {
    const [name = ''] = await inFolder('media');
    await store().put('media', name, Buffer.from('something else'));
    const { code, said } = await move('--delete');
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).toMatch(new RegExp(`^1 of them is different in S3 .*: media/${name}\\.`));
    expect(await inFolder('media')).toEqual([name]);
    expect((await store().get('media', name))?.toString()).toBe('something else');
    await store().delete('media', name);
    await move('--back');
  });

  it('takes neither hidden files nor folders', async () => {
    const media = path.join(clinic.env.DATA_DIR, 'media');
    await writeFile(path.join(media, '.unfinished.tmp'), 'half');
    await move();
    expect(await store().list('media')).not.toContain('.unfinished.tmp');
    await rm(path.join(media, '.unfinished.tmp'));
  });

  it('keeps the original of a file that arrives altered', async () => {
    const folder = await temporaryFolder();
    const from = localFiles(folder);
    await from.put('media', 'a.jpg', Buffer.from('whole'));
    const to = { ...localFiles(await temporaryFolder()), place: 'a bad disk' };
    const spoiling = {
      ...to,
      put: (...[at, name, bytes]: Parameters<typeof to.put>) =>
        to.put(at, name, bytes.subarray(0, 2)),
    };
    const { signal } = new AbortController();
    const moving = moveFiles({ from, to: spoiling, isDeleting: true, signal });
    await expect(moving).rejects.toThrow('media/a.jpg was altered on its way to a bad disk');
    expect(await readFile(path.join(folder, 'media', 'a.jpg'), 'utf8')).toBe('whole');
    await rm(folder, { recursive: true });
  });

  it('takes back the copy of a file that was erased meanwhile', async () => {
    const [from, to] = [localFiles(await temporaryFolder()), localFiles(await temporaryFolder())];
    await from.put('submitted', 'visitor.jpg', Buffer.from('private'));
    const late = {
      ...to,
      async put(...[folder, name, bytes]: Parameters<typeof to.put>) {
        await from.delete(folder, name);
        await to.put(folder, name, bytes);
      },
    };
    const { signal } = new AbortController();
    const moved = await moveFiles({ from, to: late, isDeleting: false, signal });
    expect(moved).toMatchObject({ copied: 0, same: 0, different: [] });
    expect(await to.list('submitted')).toEqual([]);
  });

  it.each([
    [
      'no settings',
      {
        S3_BUCKET: '',
        S3_ENDPOINT: '',
        S3_REGION: '',
        S3_ACCESS_KEY_ID: '',
        S3_SECRET_ACCESS_KEY: '',
      },
      /^There is no S3 to move files to or from: set S3_BUCKET/,
    ],
    ['half of them', { S3_REGION: '' }, /^S3_REGION is missing: .* must be set together/],
    [
      'a wrong key',
      { S3_ACCESS_KEY_ID: 'another' },
      /^S3 \(clinic-files at .*\) refuses the access key/,
    ],
    ['another bucket', { S3_BUCKET: 'not-there' }, /^S3 \(not-there at .*\) has no such bucket\.$/],
    [
      'a store that is away',
      { S3_ENDPOINT: 'http://127.0.0.1:1' },
      /^S3 \(.*\) does not answer\.$/,
    ],
  ])('says in one line what is wrong with %s', async (_, settings, line) => {
    const { code, said } = await run('files-move', [], { ...env, ...settings });
    expect(code).toBe(1);
    expect(said.trim()).toMatch(line);
    expect(said.trim().split('\n')).toHaveLength(1);
  });
});
