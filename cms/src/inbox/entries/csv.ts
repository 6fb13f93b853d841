import type { StudioLanguage } from '../../studio-words/studio-languages.ts';

/** A spreadsheet runs a cell that begins like this as a formula; it strips white space first. */
const FORMULA_START = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

function toCell(value: string): string {
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Where the comma separates decimals, spreadsheets expect a semicolon between cells. */
export function separatorOf(language: StudioLanguage): ',' | ';' {
  return language === 'en' ? ',' : ';';
}

/** Lines of quoted cells, with a byte order mark, by which spreadsheets recognise UTF-8. */
export function toCsv(rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(separator)).join('\r\n')}\r\n`;
}
