import pino from 'pino';
import { expect, it } from 'vitest';
import { until } from '../../tests/support/until.ts';
import { ContentStore } from './store.ts';

it('logs once that its source does not answer, not with every poll', async () => {
  const log: string[] = [];
  let attempts = 0;
  const store = new ContentStore({
    openSource: () => {
      attempts += 1;
      return Promise.reject(new Error('away'));
    },
    copyFile: '/nowhere/copy',
    build: 'test',
    logger: pino({}, { write: (line: string) => log.push(line) }),
  });
  const started = store.start();
  await until(() => attempts >= 3);
  await store.stop();
  await started;
  const warnings = log.filter((line) => line.includes('does not answer'));
  expect(warnings).toHaveLength(1);
  expect(store.freshness.staleSince).toBeDefined();
});
