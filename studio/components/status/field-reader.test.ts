import { expect, it, vi } from 'vitest';
import { batchLoader } from './field-reader.ts';

it('reads in one batch what is asked for together, and later requests by themselves', async () => {
  const read = vi.fn(async (ids: readonly string[]) => new Map(ids.map((id) => [id, `${id}!`])));
  const ask = batchLoader(read);
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['a!', 'b!', 'c!']);
  expect(await ask('d')).toBe('d!');
  expect(read.mock.calls).toEqual([[['a', 'b', 'c']], [['d']]]);
});

it('a failed read fails for its own requests, and not for the next', async () => {
  const read = vi.fn(async (ids: readonly string[]) => new Map(ids.map((id) => [id, id])));
  read.mockRejectedValueOnce(new Error('away'));
  const ask = batchLoader(read);
  const answers = await Promise.allSettled([ask('a'), ask('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('a')).toBe('a');
});
