import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { processesWithSpool, spoolOfProcess } from './spool-folders.ts';

it('gives the first process the spool itself, and finds those of the others', async () => {
  const spool = await mkdtemp(path.join(tmpdir(), 'spool-'));
  expect(spoolOfProcess(spool, 1)).toBe(spool);
  expect(await processesWithSpool(spool)).toEqual([1]);
  for (const number of [10, 2]) await mkdir(spoolOfProcess(spool, number));
  for (const other of ['spent', 'forms-host', 'process-x', 'process-0']) {
    await mkdir(path.join(spool, other));
  }
  expect(await processesWithSpool(spool)).toEqual([1, 2, 10]);
  expect(await processesWithSpool(path.join(spool, 'never'))).toEqual([1]);
  await rm(spool, { recursive: true });
});
