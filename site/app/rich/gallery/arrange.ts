export type Cell = 'whole' | 'half' | 'third';

const ROWS: readonly Cell[][] = [
  ['half', 'half'],
  ['third', 'third', 'third'],
];

/**
 * The width of each thumbnail: rows of two and three alternate, and every row is full. If the last
 * picture would be alone in its row, the row before it is one shorter or longer.
 */
export function arrange(count: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; cells.length < count; row += 1) {
    const left = count - cells.length;
    if (left === 1) return [...cells, 'whole'];
    if (left === 2) return [...cells, 'half', 'half'];
    if (left === 3) return [...cells, 'third', 'third', 'third'];
    // Four remaining pictures become two rows of two, because a row of three would leave one alone.
    cells.push(...((left === 4 ? ROWS[0] : ROWS[row % 2]) ?? []));
  }
  return cells;
}
