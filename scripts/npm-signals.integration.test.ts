import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  NPM_RUN_DEV,
  NPM_START,
  Installation,
  type Command,
} from '../tests/support/installation.ts';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGKILL'] as const;
const AWAY = { CONTENT_API_HOST: 'http://127.0.0.1:1' };

let installation: Installation;

beforeAll(async () => {
  installation = await Installation.create('nothing');
});

afterAll(() => installation.remove());

/** Signals npm alone, as a service manager does; a terminal would signal the whole group. */
async function endAfter(
  command: Command,
  isUp: () => Promise<void>,
  signal: NodeJS.Signals,
  env: Record<string, string> = {},
) {
  const run = installation.start(command, env);
  await isUp();
  expect(installation.processes().size).toBeGreaterThan(2);
  process.kill(run.pid, signal);
  await run.exit;
  await installation.untilAllExited();
}

describe('npm start', { timeout: 600_000 }, () => {
  it.each(SIGNALS)('leaves nobody behind when npm gets %s', async (signal) => {
    // Once with a content host that is away, for which the studio must not wait.
    const env = signal === 'SIGINT' ? AWAY : {};
    await endAfter(NPM_START, () => installation.untilStudio(400_000), signal, env);
  });

  it('leaves no process behind when it is ended before it is up', async () => {
    const run = installation.start(NPM_START);
    await installation.until(() => installation.pidOf('postgres/cluster') > 0);
    process.kill(run.pid, 'SIGTERM');
    await run.exit;
    await installation.untilAllExited();
  });
});

describe('npm run dev', { timeout: 300_000 }, () => {
  it.each(SIGNALS)('leaves nobody behind when npm gets %s', async (signal) => {
    await endAfter(NPM_RUN_DEV, () => installation.untilSite('ready'), signal);
  });
});
