import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchSession, type SearchState } from './use-search.ts';

type Question = { term: string; signal: AbortSignal } & {
  answer: (hits: string[]) => void;
  fail: () => void;
};

let questions: Question[];
let states: SearchState<string>[];
let session: SearchSession<string>;

beforeEach(() => {
  vi.useFakeTimers();
  questions = [];
  states = [];
  session = new SearchSession<string>({
    find: (term, signal) =>
      new Promise((answer, reject) => {
        questions.push({ term, signal, answer, fail: () => reject(new Error('no')) });
      }),
    onChange: (state) => states.push(state),
  });
});
afterEach(() => vi.useRealTimers());

const shown = () => states.at(-1);
const settle = () => vi.advanceTimersByTimeAsync(0);

it('asks nothing below three characters, blanks not counted', async () => {
  for (const typed of ['l', 'la', '  la  ']) session.type(typed);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(questions).toEqual([]);
  expect(shown()).toEqual({ status: 'open', term: '', hits: [] });
});

it('asks once, 500 ms after the last key', async () => {
  session.type('lab');
  await vi.advanceTimersByTimeAsync(499);
  session.type('labo');
  await vi.advanceTimersByTimeAsync(499);
  expect(questions).toEqual([]);
  expect(shown()?.status).toBe('loading');
  await vi.advanceTimersByTimeAsync(1);
  expect(questions.map(({ term }) => term)).toEqual(['labo']);
});

it('shows hits, or that there are none', async () => {
  session.type('lab');
  await vi.advanceTimersByTimeAsync(500);
  questions[0]?.answer(['Laboratory']);
  await settle();
  expect(shown()).toEqual({ status: 'results', term: 'lab', hits: ['Laboratory'] });
  session.type('xyz');
  expect(shown()).toEqual({ status: 'loading', term: 'xyz', hits: ['Laboratory'] });
  await vi.advanceTimersByTimeAsync(500);
  questions[1]?.answer([]);
  await settle();
  expect(shown()).toEqual({ status: 'none', term: 'xyz', hits: [] });
});

it('never lets an older answer replace a newer one', async () => {
  session.type('lab');
  await vi.advanceTimersByTimeAsync(500);
  session.type('dental');
  await vi.advanceTimersByTimeAsync(500);
  expect(questions[0]?.signal.aborted).toBe(true);
  questions[1]?.answer(['Dental']);
  await settle();
  questions[0]?.answer(['Laboratory']);
  await settle();
  expect(shown()?.hits).toEqual(['Dental']);
});

it('ends the loading state silently if the search fails', async () => {
  session.type('lab');
  await vi.advanceTimersByTimeAsync(500);
  questions[0]?.fail();
  await settle();
  expect(shown()).toEqual({ status: 'open', term: 'lab', hits: [] });
});

it.each([
  ['clearing', () => session.clear()],
  ['shortening the term', () => session.type('la')],
])('%s empties it, and what is still on its way is not shown', async (_, empty) => {
  session.type('lab');
  await vi.advanceTimersByTimeAsync(500);
  empty();
  questions[0]?.answer(['Laboratory']);
  await settle();
  expect(shown()).toEqual({ status: 'open', term: '', hits: [] });
  expect(questions[0]?.signal.aborted).toBe(true);
});
