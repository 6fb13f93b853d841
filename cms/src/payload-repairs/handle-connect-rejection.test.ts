import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SCRIPT = `
import { postgresAdapter } from '@payloadcms/db-postgres';
const adapter = postgresAdapter({ pool: {} }).init({ payload: { config: {} } });
adapter.rejectInitializing('no database');
setTimeout(() => undefined, 10);
`;

it('the adapter alone leaves a rejection that nobody handles', async () => {
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', SCRIPT]);
  await expect(run).rejects.toMatchObject({ stderr: expect.stringContaining('no database') });
}, 30_000);
