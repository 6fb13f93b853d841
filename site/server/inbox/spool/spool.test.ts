import { mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SpoolEntry } from '@clinic/cms/forms/spool-entry';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NotKeptError, Spool } from './spool.ts';

function submission(id = crypto.randomUUID()): SpoolEntry {
  return {
    id,
    kind: 'contact',
    locale: 'en',
    receivedAt: new Date(0).toISOString(),
    fields: { name: 'Anna' },
    campaign: {},
    suspicions: [],
  };
}

describe('the spool', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('gives back what was put in, to any process, until it is removed', async () => {
    const one = submission();
    await new Spool({ folder }).put(one);
    const other = new Spool({ folder });
    expect(await other.list()).toEqual([one.id]);
    expect(await other.read(one.id)).toEqual(one);
    await other.remove(one.id);
    expect(await other.read(one.id)).toBeUndefined();
    expect(await other.list()).toEqual([]);
  });

  it('takes over what another process has left, and nothing half written', async () => {
    const [one, two] = [submission(), submission()];
    const left = path.join(folder, 'process-2');
    await new Spool({ folder: left }).put(one);
    await writeFile(path.join(left, `.${two.id}.x.tmp`), '{');
    const spool = new Spool({ folder });
    await spool.put(two);
    expect(await spool.adopt(left)).toEqual([one.id]);
    expect((await spool.list()).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(await spool.read(one.id)).toEqual(one);
    expect(await spool.adopt(left)).toEqual([]);
    expect(await spool.adopt(path.join(folder, 'never'))).toEqual([]);
  });

  it('can be read by nobody else', async () => {
    const one = submission();
    await new Spool({ folder }).put(one);
    expect((await stat(path.join(folder, `${one.id}.json`))).mode & 0o777).toBe(0o600);
  });

  it('names a full disk, and leaves nothing half done behind', async () => {
    const openFile = (async (...args: Parameters<typeof open>) => {
      const file = await open(...args);
      file.writeFile = async () => {
        await file.write('{"id":');
        throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      };
      return file;
    }) as typeof open;
    const put = new Spool({ folder, openFile }).put(submission());
    await expect(put).rejects.toThrow(NotKeptError);
    await expect(put).rejects.toMatchObject({ code: 'ENOSPC', message: 'The disk is full' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('writes a file again that was deleted while it was being written', async () => {
    let isDeleted = false;
    const openFile = (async (...args: Parameters<typeof open>) => {
      const file = await open(...args);
      if (!isDeleted) await rm(String(args[0]));
      isDeleted = true;
      return file;
    }) as typeof open;
    const spool = new Spool({ folder, openFile });
    const one = submission();
    await spool.put(one);
    expect(isDeleted).toBe(true);
    expect(await spool.read(one.id)).toEqual(one);
  });

  it('makes its folder again when somebody has deleted it', async () => {
    const spool = new Spool({ folder: path.join(folder, 'data', 'spool') });
    await spool.put(submission());
    await rm(path.join(folder, 'data'), { recursive: true });
    const two = submission();
    await spool.put(two);
    expect(await spool.list()).toEqual([two.id]);
  });
});
