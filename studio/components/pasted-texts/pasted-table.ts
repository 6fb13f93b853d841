import { MAX_COLUMNS, MAX_ROWS, type TableCells } from '@clinic/cms/text-blocks/table-cells';

/** The cells of a table by row, without those of nested tables. */
const rowsOf = (table: Element): Element[][] =>
  [...table.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === table)
    .map((row) => [...row.children].filter(({ tagName }) => /^T[DH]$/.test(tagName)))
    .filter((cells) => cells.length > 0);

/** Whether a table is only for layout, as those of newsletters and old websites are. */
export function isLayout(table: Element): boolean {
  return (
    /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') ||
    table.querySelector('table') !== null ||
    rowsOf(table).every((cells) => cells.length === 1)
  );
}

type PastedTable = { cells: TableCells; namesRows: boolean; isCut: boolean };

/** The words of a table in rows and columns; merged cells leave empty ones. */
export function tableOf(table: Element, wordsOf: (cell: Element) => string): PastedTable {
  const grid: (string | undefined)[][] = [];
  const rows = rowsOf(table);
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (grid[row]?.[column] !== undefined) column += 1;
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (let below = 0; below < Math.min(high, rows.length - row); below += 1) {
        for (let beside = 0; beside < wide; beside += 1) {
          (grid[row + below] ??= [])[column + beside] = '';
        }
      }
      grid[row]![column] = wordsOf(cell);
    }
  }
  const columns = Math.max(...grid.map((cells) => cells.length));
  const whole = grid.map((cells) => Array.from({ length: columns }, (_, at) => cells[at] ?? ''));
  return {
    cells: whole.slice(0, MAX_ROWS).map((cells) => cells.slice(0, MAX_COLUMNS)),
    namesRows: rows.length > 1 && rows.slice(1).every(([first]) => first?.tagName === 'TH'),
    isCut: whole.length > MAX_ROWS || columns > MAX_COLUMNS,
  };
}

const MOST_SPANNED = 50;

function spanOf(cell: Element, name: string): number {
  return Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), MOST_SPANNED);
}
