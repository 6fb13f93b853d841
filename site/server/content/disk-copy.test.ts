import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readCopy, writeCopy } from './disk-copy.ts';
import type { WirePart } from './wire.ts';

const PARTS = new Map<string, WirePart>([
  [
    'diagnose',
    { kind: 'collection', fields: [], sortable: false, entries: [{ _id: '1', title: 'A\nB' }] },
  ],
  ['media', { kind: 'assets', assets: [{ _id: 'm', path: '/a.jpg', alt: {} }] }],
  ['clinic', { kind: 'singleton', fields: [], data: { phone: '1' } }],
]);
const VERSIONS = new Map([
  ['diagnose', '3'],
  ['media', '1'],
  ['clinic', '2'],
]);

describe('the copy on disk', () => {
  let file: string;
  beforeEach(async () => {
    file = path.join(await mkdtemp(path.join(tmpdir(), 'copy-')), 'deep', 'copy.ndjson');
  });

  it('gives back what was written', async () => {
    await writeCopy(file, 'build-1', PARTS, VERSIONS);
    expect(await readCopy(file, 'build-1')).toEqual({ parts: PARTS, versions: VERSIONS });
  });

  it('is not believed when it is cut off or damaged', async () => {
    await writeCopy(file, 'build-1', PARTS, VERSIONS);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.slice(0, text.lastIndexOf('{"end"')));
    expect(await readCopy(file, 'build-1')).toBeUndefined();
    await writeFile(file, `${text.slice(0, 40)}\n${text}`);
    expect(await readCopy(file, 'build-1')).toBeUndefined();
  });

  it('of another build is shown, but not taken for up to date', async () => {
    await writeCopy(file, 'build-1', PARTS, VERSIONS);
    expect(await readCopy(file, 'build-2')).toEqual({ parts: PARTS, versions: new Map() });
  });

  it('may be missing', async () => {
    expect(await readCopy(file, 'build-1')).toBeUndefined();
  });
});
