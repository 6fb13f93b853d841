/**
 * A spreadsheet runs what begins with one of these as a formula. A quote before it makes it text;
 * tab and line breaks count too, because spreadsheets drop them and look again.
 */
const FORMULA_START = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

function toCell(value: string): string {
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Lines of quoted cells, with the mark by which spreadsheets know UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`;
}
