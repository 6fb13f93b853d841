/** The texts of a table, row by row. */
export type TableCells = string[][];

export const MAX_ROWS = 40;
export const MAX_COLUMNS = 8;

export const EMPTY_TABLE: TableCells = [
  ['', ''],
  ['', ''],
];

/**
 * The cells of a stored table, every row padded to the same length; undefined if the value is no
 * table.
 */
export function readCells(value: unknown): TableCells | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const rows: unknown[][] = [];
  for (const row of value) {
    if (!Array.isArray(row)) return undefined;
    rows.push(row);
  }
  const columns = Math.max(...rows.map((row) => row.length));
  if (columns === 0) return undefined;
  return rows.map((row) =>
    Array.from({ length: columns }, (_, at) => (typeof row[at] === 'string' ? row[at] : '')),
  );
}

/** The cells of a spreadsheet, as the clipboard holds them; undefined for other text. */
export function pastedCells(text: string): TableCells | undefined {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (!rows.some((row) => row.includes('\t'))) return undefined;
  return readCells(rows.map((row) => row.split('\t').map((cell) => cell.trim())));
}

/** The table with cells put in from a position on; it grows as far as a table may. */
export function withCells(table: TableCells, atRow: number, atColumn: number, cells: TableCells) {
  const rows = Math.min(MAX_ROWS, Math.max(table.length, atRow + cells.length));
  const width = cells[0]?.length ?? 0;
  const columns = Math.min(MAX_COLUMNS, Math.max(table[0]?.length ?? 0, atColumn + width));
  return Array.from({ length: rows }, (_row, row) =>
    Array.from(
      { length: columns },
      (_cell, column) => cells[row - atRow]?.[column - atColumn] ?? table[row]?.[column] ?? '',
    ),
  );
}
