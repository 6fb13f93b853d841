import { parseArgs } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runScript } from './run-script.ts';

const argv = [...process.argv];
const said: unknown[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text) => void said.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(text));
});
afterEach(() => {
  process.argv = [...argv];
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

async function script() {
  parseArgs({ options: { json: { type: 'boolean' } } });
  said.push('worked');
}

it('says how it is used, and does nothing then', async () => {
  process.argv = ['node', 'doctor.ts', '--help'];
  await runScript(script, 'npm run doctor [-- --json]');
  expect(said).toEqual(['npm run doctor [-- --json]']);
  expect(process.exitCode).toBeUndefined();
});

it('says in one line which argument it does not know', async () => {
  process.argv = ['node', 'doctor.ts', '--jsn'];
  await runScript(script, 'npm run doctor [-- --json]');
  expect(said).toEqual([expect.stringMatching(/^Unknown option '--jsn'/)]);
  expect(process.exitCode).toBe(1);
});
