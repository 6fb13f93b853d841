import cluster from 'node:cluster';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { answerTo } from '../../../tests/support/constant-load.ts';
import { freePort } from '../../../scripts/processes/free-port.ts';
import { until } from '../../../tests/support/until.ts';
import type { MessageFromWorker } from './messages.ts';

let database: ClinicDatabase;

beforeAll(async () => {
  database = await createClinicDatabase();
});
afterAll(() => database.remove());

it('a process that is told to listen a second time listens once', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  cluster.setupPrimary({
    exec: 'site/build/server/index.js',
    execArgv: ['--conditions=production'],
    silent: true,
  });
  const worker = cluster.fork({
    ...database.env,
    ...{ NODE_ENV: 'production', PORT: String(port), SITE_URL: url, SITE_PROCESS: '1' },
  });
  const exited = once(worker, 'exit');
  try {
    worker.on('message', (message: MessageFromWorker) => {
      if (message.type !== 'started') return;
      worker.send({ type: 'listen' });
      worker.send({ type: 'listen' });
    });
    await until(() => worker.isDead() || answerTo(`${url}/readyz`).then((code) => code === 200));
    expect(worker.isDead()).toBe(false);
  } finally {
    worker.process.kill('SIGKILL');
    await exited;
  }
});
