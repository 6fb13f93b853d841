import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FailingClinic, STEP_MS } from '../../../tests/support/failing-clinic.ts';
import { seededRandom } from '../../../tests/support/seeded-random.ts';
import { until } from '../../../tests/support/until.ts';

/** Eleven disasters, and during each of them ten visitors who send five forms. */
const VISITORS = 10;
const PER_VISITOR = 5;
const SUBMISSIONS = 550;
/** Mails sent at a time, see mail-runner.ts: these may arrive twice when something breaks. */
const AT_ONCE = 2;
/** How long a busy machine may take for all of it. */
const LIMIT_MS = 600_000;

describe('550 submissions while everything breaks', () => {
  const clinic = new FailingClinic(seededRandom(20261115));

  beforeAll(() => clinic.start(), STEP_MS);
  afterAll(() => clinic.stop());

  it(
    'loses none, stores each once, and mails them all',
    async () => {
      const kill = () => clinic.killSite();
      const disasters = [
        ...[() => clinic.failMails('refuses'), kill, () => clinic.failMails('drops'), kill],
        ...[() => clinic.stopPostgres(), kill, () => clinic.failMails('hangs'), kill],
        ...[() => clinic.killPostgres(), kill, () => clinic.fillDisk()],
      ];
      for (const disaster of disasters) {
        await Promise.all([clinic.sendForms(VISITORS, PER_VISITOR), disaster()]);
      }
      const { thanked, catcher } = clinic;
      expect(thanked).toHaveLength(SUBMISSIONS);
      await clinic.untilDelivered();
      expect((await clinic.storedSenders()).toSorted()).toEqual(thanked.toSorted());

      const byStatus = () => clinic.rows('select status, count(*)::int from mails group by status');
      const all = [{ status: 'sent', count: 2 * SUBMISSIONS }];
      await until(async () => isDeepStrictEqual(await byStatus(), all), STEP_MS).catch(
        () => undefined,
      );
      expect(await byStatus()).toEqual(all);
      const numbers = catcher.mails.map(({ messageId }) => messageId);
      const wanted = 2 * SUBMISSIONS;
      expect(new Set(numbers).size).toBe(wanted);
      expect(numbers.length - wanted).toBeLessThanOrEqual(disasters.length * AT_ONCE);
      const reached = new Set(catcher.mails.map(({ to }) => to));
      expect(reached.size).toBe(SUBMISSIONS + 1);
    },
    LIMIT_MS,
  );

  it('wrote nothing about its visitors into any log', () => {
    expect(clinic.logText).toContain('a mail was not sent');
    expect(clinic.logText).not.toMatch(/visitor\.example|Berger|Schmerzen|Dorfstrasse|\+41 79/);
  });
});
