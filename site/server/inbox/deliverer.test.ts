import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SpoolEntry } from '@clinic/cms/forms/spool-entry';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../../tests/support/until.ts';
import { Deliverer } from './deliverer.ts';
import { Spool } from './spool/spool.ts';

const HOUR = 60 * 60 * 1000;

function submission(name = 'Anna'): SpoolEntry {
  return {
    id: crypto.randomUUID(),
    kind: 'contact',
    locale: 'en',
    campaign: {},
    suspicions: [],
    receivedAt: new Date(0).toISOString(),
    fields: { name },
  };
}

describe('delivering', { timeout: 60_000 }, () => {
  let folder: string;
  let spool: Spool;
  let deliverer: Deliverer;
  /** Ids in the order in which they were stored. */
  let stored: string[];
  let attempts: string[];
  let isStorable: (submission: SpoolEntry) => boolean;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'spool-'));
    spool = new Spool({ folder });
    [stored, attempts] = [[], []];
    isStorable = () => true;
    const store = async (one: SpoolEntry) => {
      attempts.push(one.id);
      if (!isStorable(one)) throw new Error('away');
      stored.push(one.id);
    };
    deliverer = new Deliverer({ spool, store, logger: pino({ level: 'silent' }) });
  });

  afterEach(async () => {
    vi.useRealTimers();
    await deliverer.stop();
    await rm(folder, { recursive: true });
  });

  const isStored = (one: SpoolEntry) => until(() => stored.includes(one.id), 30_000);

  async function send(one: SpoolEntry): Promise<void> {
    await spool.put(one);
    deliverer.offer(one.id);
  }

  it('keeps what cannot be stored, tries again, and lets others pass', async () => {
    const [bad, good] = [submission('Bad'), submission()];
    isStorable = ({ fields }) => fields.name !== 'Bad';
    await Promise.all([spool.put(bad), spool.put(good)]);
    deliverer.start();
    await isStored(good);
    await until(async () => (await spool.list()).join() === bad.id);
    isStorable = () => true;
    await isStored(bad);
    await until(async () => (await spool.list()).length === 0);
  });

  it('does not let a good one wait for many that cannot be stored', async () => {
    isStorable = ({ fields }) => fields.name !== 'Bad';
    const bad = Array.from({ length: 7 }, () => submission('Bad'));
    for (const one of bad) await spool.put(one);
    deliverer.start();
    await until(() => bad.every(({ id }) => attempts.includes(id)));
    for (let count = 0; count < 20; count += 1) {
      const good = submission();
      const before = attempts.length;
      await send(good);
      await isStored(good);
      // Only attempts in flight, or released by the previous success, may come first.
      expect(attempts.slice(before).indexOf(good.id)).toBeLessThanOrEqual(bad.length);
    }
    await until(async () => (await spool.list()).length === bad.length);
  });

  it('goes on when the clock is set back, with all that came before and after', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    isStorable = () => false;
    const [before, left] = [submission(), submission()];
    deliverer.start();
    await send(before);
    await until(() => attempts.length > 0);
    vi.setSystemTime(Date.now() - 2 * HOUR);
    // As if a killed process had left the file: `offer` is not called for it.
    await spool.put(left);
    isStorable = () => true;
    await isStored(before);
    await isStored(left);
  });

  it.each(['null', '', '{"id":', '[]', '"text"', '{"id":"x"}'])(
    'puts a file aside that holds %j',
    async (text) => {
      const name = `${crypto.randomUUID()}.json`;
      await writeFile(path.join(folder, name), text);
      deliverer.start();
      await until(async () => (await spool.list()).length === 0);
      const damaged = path.join(folder, 'damaged');
      expect(await readdir(damaged)).toEqual([name]);
      expect(await readFile(path.join(damaged, name), 'utf8')).toBe(text);
      expect(attempts).toEqual([]);
    },
  );
});
