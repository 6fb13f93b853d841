/**
 * A spreadsheet runs a cell that begins with one of these as a formula; a leading quote makes it
 * text. Tabs and line breaks count too, because spreadsheets strip them first.
 */
const FORMULA_START = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

function toCell(value: string): string {
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Lines of quoted cells, with a byte order mark, by which spreadsheets recognise UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}
