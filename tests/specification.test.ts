import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MESSAGE_MAX_CHARACTERS } from '../cms/src/forms/limits.ts';

const text = readFileSync('docs/specification.md', 'utf8');
const DECISION = readFileSync(
  'docs/decisions/0016-where-we-differ-from-the-specification.md',
  'utf8',
);
const rows = text.split('\n').filter((line) => /^\| (?!Fact|-)/.test(line));
const filesIn = (cell = '') =>
  [...cell.matchAll(/`([^`]+\/[^`]+)`/g)].map((match) => match[1] ?? '');

it.each(rows)('%.60s… is made and held where it says', (row) => {
  const [, , made, held] = row.split('|');
  const files = [...filesIn(made), ...filesIn(held)];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(filesIn(made).length).toBeGreaterThan(0);
  const tests = filesIn(held);
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))).toEqual([]);
});

it.each(['`hreflang="de"`', 'A stored language', 'Content-Language with', 'Rating 4.9 of 5'])(
  'tells what differs, and why: %s',
  (what) => {
    expect(DECISION.split('\n').filter((line) => line.includes(what))).toHaveLength(1);
  },
);

it('what is as specified is not said to differ', () => {
  expect(DECISION).not.toContain(String(MESSAGE_MAX_CHARACTERS));
});

it('has rows for every section', () => {
  const numbers = [...text.matchAll(/^## (.+)$/gm)].flatMap(
    (match) => match[1]?.match(/\d/g) ?? [],
  );
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(rows.length).toBeGreaterThan(50);
});
