import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCopy, writeCopy } from './disk-copy.ts';
import type { WirePart } from './values/wire.ts';

const PARTS = new Map<string, WirePart>([
  [
    'diagnose',
    {
      kind: 'collection',
      fields: [],
      sortable: false,
      entries: [{ _id: '1', title: 'A\nB\u2028C' }],
    },
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
  afterEach(() => rm(path.dirname(path.dirname(file)), { recursive: true }));

  /** Reads the copy as a start does, and collects the names of damaged files. */
  async function read(build = 'build-1') {
    const damaged: string[] = [];
    const copy = await readCopy(file, build, (name, why) =>
      damaged.push(`${path.basename(name)} is ${why}`),
    );
    return { copy, damaged };
  }

  const GOOD = { copy: { parts: PARTS, versions: VERSIONS }, damaged: [] };

  it('gives back what was written', async () => {
    await writeCopy(file, 'build-1', PARTS, VERSIONS);
    expect(await read()).toEqual(GOOD);
  });

  it.each<[string, (text: string) => string]>([
    ['cut off', (text) => text.slice(0, text.lastIndexOf('{"end"'))],
    ['damaged', (text) => `${text.slice(0, 40)}\n${text}`],
    ['empty', () => ''],
    ['altered', (text) => text.replace('"phone":"1"', '"phone":"2"')],
    ['shorter by a line', (text) => text.replace(/\{"entry".*\n/, '')],
    ['longer', (text) => `${text}{"entry":{"_id":"2"}}\n`],
  ])('is not believed when it is %s', async (_what, change) => {
    await writeCopy(file, 'build-1', PARTS, VERSIONS);
    await writeFile(file, change(await readFile(file, 'utf8')));
    expect(await read()).toEqual({ copy: undefined, damaged: ['copy.ndjson is damaged'] });
  });

  it('falls back to the previous one if it is damaged, also for a second time', async () => {
    for (let round = 0; round < 2; round += 1) {
      await writeCopy(file, 'build-1', PARTS, VERSIONS);
      await writeCopy(file, 'build-1', PARTS, new Map([...VERSIONS, ['clinic', '3']]));
      await writeFile(file, 'altered');
      expect(await read()).toEqual({ ...GOOD, damaged: ['copy.ndjson is damaged'] });
    }
  });

  it('of another build is shown, but does not count as up to date', async () => {
    await writeCopy(file, 'build-1', PARTS, VERSIONS);
    expect((await read('build-2')).copy).toEqual({ parts: PARTS, versions: new Map() });
  });

  it.each<[string, (text: string) => string]>([
    ['a later format', (text) => text.replace('"format":1', '"format":2')],
    ['before there was a checksum', (text) => text.replace(/"end":"[^"]*"/, '"end":true')],
  ])('of %s is called of another version, and stays for it', async (_what, change) => {
    await writeCopy(file, 'build-1', PARTS, VERSIONS);
    await writeFile(file, change(await readFile(file, 'utf8')));
    const foreign = { copy: undefined, damaged: ['copy.ndjson is of another version'] };
    expect(await read()).toEqual(foreign);
    expect(await read()).toEqual(foreign);
  });

  it('may be missing', async () => {
    expect(await read()).toEqual({ copy: undefined, damaged: [] });
  });
});
