import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readLines } from './load-database.ts';

it('ends lines at line feeds alone, also across chunks', async () => {
  const lines = ['a\u2028b', 'c\u2029d\r', '', 'ü'.repeat(100_000), 'the last one'];
  const file = path.join(await temporaryFolder(), 'lines');
  await writeFile(file, `${lines.join('\n')}\n`);
  const read: string[] = [];
  for await (const line of readLines(file)) read.push(line);
  expect(read).toEqual(lines);
});
