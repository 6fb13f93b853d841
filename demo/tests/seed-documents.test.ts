import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LOCALES } from '../../cms/src/clinic-config/locales.ts';

/** The title that a PDF made by Chromium tells of itself: UTF-16 as hex digits, or plain. */
function titleOf(file: string): string {
  const pdf = readFileSync(`demo/content/documents/files/${file}`, 'latin1');
  const [, hex, plain] = /\/Title (?:<FEFF([0-9A-F]+)>|\(([^)]*)\))/.exec(pdf) ?? [];
  return (
    plain ??
    Buffer.from(hex ?? '', 'hex')
      .swap16()
      .toString('utf16le')
  );
}

it.each(LOCALES)('PDFs in %s are called as the page of downloads calls them', (locale) => {
  const text = readFileSync(`demo/content/downloads/${locale}.yaml`, 'utf8');
  const downloads = Object.values(parse(text) as Record<string, { title: string; file: string }>);
  expect(downloads).toHaveLength(4);
  for (const { title, file } of downloads) {
    expect(titleOf(file).startsWith(`${title} – `), `${titleOf(file)}, not ${title}`).toBe(true);
  }
});
