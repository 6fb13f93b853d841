import { mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { KeptSubmission } from '@alpsera/cms/inbox/kept-submission';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../tests/support/until.ts';
import { Deliverer } from './deliverer.ts';
import { NotKeptError } from './not-kept-error.ts';
import { Spool } from './spool.ts';

const logger = pino({ level: 'silent' });

function submission(id = crypto.randomUUID()): KeptSubmission {
  return {
    ...{ id, kind: 'contact', locale: 'en', receivedAt: new Date(0).toISOString() },
    ...{ fields: { name: 'Anna' }, campaign: {}, suspicions: [] },
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
    expect(await other.list()).toEqual([{ id: one.id, ageMs: expect.any(Number) }]);
    expect(await other.read(one.id)).toEqual(one);
    await other.remove(one.id);
    expect(await other.read(one.id)).toBeUndefined();
    expect(await other.list()).toEqual([]);
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

  it('keeps what cannot be stored, tries again, and lets others pass', async () => {
    const spool = new Spool({ folder });
    const [bad, good] = [submission(), submission()];
    const stored: string[] = [];
    let isAway = true;
    const store = async ({ id }: KeptSubmission) => {
      if (isAway && id === bad.id) throw new Error('away');
      stored.push(id);
    };
    await Promise.all([spool.put(bad), spool.put(good)]);
    await writeFile(path.join(folder, `${crypto.randomUUID()}.json`), '{"id":');
    const deliverer = new Deliverer({ spool, store, logger });
    deliverer.start();
    await until(() => stored.includes(good.id));
    await until(async () => (await readdir(path.join(folder, 'damaged'))).length === 1);
    expect((await spool.list()).map(({ id }) => id)).toEqual([bad.id]);
    isAway = false;
    await until(() => stored.includes(bad.id));
    await deliverer.stop();
    expect(await spool.list()).toEqual([]);
  });
});
