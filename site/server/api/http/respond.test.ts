import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { stringifyInSlices } from './respond.ts';

it.each([
  ['a list', [1, 'ü"\n', null, undefined, { a: undefined, b: [1, undefined] }]],
  ['an object', { entries: [{ _id: '1' }], fields: { a: [] }, total: 1, none: undefined }],
  ['names in the order of objects', { b: 1, 2: 'two', a: [2], '1': [] }],
  ['nothing in it', {}],
  ['an empty list', []],
  ['a text', 'text'],
  ['a number', 1.5],
  ['null', null],
  ['false', false],
])('writes %s as JSON.stringify does', async (_, value) => {
  expect(await stringifyInSlices(value)).toBe(JSON.stringify(value));
});

it('lets others have their turn within a long list', async () => {
  let isDone = false;
  let turns = 0;
  const others = (async () => {
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
  })();
  const slow = {
    toJSON() {
      // Blocks for longer than a slice.
      const since = performance.now();
      while (performance.now() - since < 15);
      return turns;
    },
  };
  const seen = JSON.parse(await stringifyInSlices({ entries: [slow, slow, slow, slow] }));
  isDone = true;
  await others;
  expect(new Set(seen.entries).size).toBe(4);
});
