import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuildStamp } from './build-stamp.ts';

/** Files that Next and TypeScript write into the source folders. */
const WRITTEN_BY_A_BUILD = [
  'next-env.d.ts',
  'tsconfig.tsbuildinfo',
  '.next/BUILD_ID',
  'build/server/index.js',
];

let checkout: string;
let stamp: BuildStamp;

async function write(name: string, text: string): Promise<void> {
  const file = path.join(checkout, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function build(): Promise<void> {
  for (const name of WRITTEN_BY_A_BUILD) await write(name, String(Math.random()));
}

beforeEach(async () => {
  checkout = await mkdtemp(path.join(tmpdir(), 'clinic-stamp-'));
  stamp = new BuildStamp(path.join(checkout, 'build/.stamp'), [checkout]);
  await write('app/page.tsx', 'export const page = 1;');
});

afterEach(() => rm(checkout, { recursive: true }));

describe('the stamp of a build', () => {
  it('does not depend on what the build itself writes', async () => {
    expect(await stamp.refresh(build)).toBe(true);
    expect(await stamp.refresh(build)).toBe(false);
  });

  it('changes when a source is changed or added', async () => {
    await stamp.refresh(build);
    await write('app/page.tsx', 'export const page = 2;');
    expect(await stamp.refresh(build)).toBe(true);
    await write('app/other.tsx', 'export const other = 1;');
    expect(await stamp.refresh(build)).toBe(true);
  });

  it('may cover a source that is not there yet', async () => {
    const both = new BuildStamp(path.join(checkout, 'build/.stamp'), [
      path.join(checkout, 'app'),
      path.join(checkout, 'words'),
    ]);
    await both.refresh(build);
    expect(await both.refresh(build)).toBe(false);
    await write('words/fr/site.json', '{}');
    expect(await both.refresh(build)).toBe(true);
  });

  it('does not stand for a build that failed in between', async () => {
    await stamp.refresh(build);
    await write('app/page.tsx', 'export const page = ;');
    await expect(stamp.refresh(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await write('app/page.tsx', 'export const page = 1;');
    expect(await stamp.refresh(build)).toBe(true);
  });

  it('of a renewed build is missing if a source changed meanwhile', async () => {
    await stamp.renew(async () => {
      await build();
      await write('app/page.tsx', 'export const page = 2;');
    });
    expect(await readFile(path.join(checkout, 'build/.stamp')).catch(() => 'none')).toBe('none');
    await stamp.renew(build);
    expect(await stamp.refresh(build)).toBe(false);
  });
});
