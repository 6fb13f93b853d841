export type Cell = 'whole' | 'half' | 'third';

const ROWS: readonly Cell[][] = [
  ['half', 'half'],
  ['third', 'third', 'third'],
];

/**
 * How wide each thumbnail is: rows of two and three by turns, every row full. A last picture that
 * would stand alone makes the row before it one shorter or longer.
 */
export function arrange(count: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; cells.length < count; row += 1) {
    const left = count - cells.length;
    if (left === 1) return [...cells, 'whole'];
    if (left === 2) return [...cells, 'half', 'half'];
    if (left === 3) return [...cells, 'third', 'third', 'third'];
    // Four are two and two; otherwise three would leave one behind.
    cells.push(...((left === 4 ? ROWS[0] : ROWS[row % 2]) ?? []));
  }
  return cells;
}
