import { expect, it } from 'vitest';
import { arrange, type Cell } from './gallery.tsx';

const SIXTHS: Record<Cell, number> = { whole: 6, half: 3, third: 2 };

it.each(Array.from({ length: 60 }, (_, index) => index + 1))('%i pictures fill every row', (n) => {
  const cells = arrange(n);
  expect(cells).toHaveLength(n);
  let width = 0;
  for (const cell of cells) {
    width += SIXTHS[cell];
    expect(width).toBeLessThanOrEqual(6);
    if (width === 6) width = 0;
  }
  expect(width).toBe(0);
  expect(cells.filter((cell) => cell === 'whole')).toHaveLength(n === 1 ? 1 : 0);
});

it('no pictures need no rows', () => {
  expect(arrange(0)).toEqual([]);
});
