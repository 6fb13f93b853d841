import { expect, it } from 'vitest';
import type { Snapshot } from '#content/snapshot.ts';
import { onlyReferenced } from './referenced-files.ts';

const FILE = { file: '/data/a.jpg', name: 'a.jpg', size: 1, modified: 1 };
const withFiles = (...paths: string[]) =>
  ({ assets: new Map(paths.map((path) => [path, path])) }) as unknown as Snapshot;

it('finds a file for as long as the content has it', async () => {
  let snapshot: Snapshot | undefined;
  const find = onlyReferenced(
    async () => FILE,
    '/storage/uploads/',
    () => snapshot,
  );
  expect(await find(['a.jpg'])).toBeUndefined();
  snapshot = withFiles('/storage/uploads/a.jpg');
  expect(await find(['a.jpg'])).toBe(FILE);
  expect(await find(['b.jpg'])).toBeUndefined();
  snapshot = withFiles('/storage/uploads/b.jpg');
  expect(await find(['a.jpg'])).toBeUndefined();
});
