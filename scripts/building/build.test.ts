import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { studioArguments } from './build.ts';

it.each(['package.json', 'deploy/role.sh'])(
  '%s keeps idle connections as long as npm start does',
  async (file) => {
    expect(await readFile(file, 'utf8')).toContain(studioArguments('', 0).slice(-2).join(' '));
  },
);
