import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../cms/src/clinic-config/locales.ts';
import { readSentences } from './support/read-sentences.ts';

describe.each(LOCALES)('the words of %s', (locale) => {
  const sentences = readSentences(locale);

  it.each(rejectedWords(locale))('never say: %s', (word) => {
    const pattern = patternOf(word);
    const found = sentences.filter(({ text }) => pattern.test(text));
    expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it('are read in the studio and its guide too', () => {
    const files = new Set(sentences.map(({ file }) => file));
    for (const part of [`studio-words/${locale}.json`, 'collections/programs.ts', 'docs/editors']) {
      expect([...files].some((file) => file.includes(part))).toBe(true);
    }
  });
});

describe('the glossary', () => {
  it('rejects words in every language', () => {
    for (const locale of LOCALES) expect(rejectedWords(locale).length).toBeGreaterThan(3);
    expect(rejectedWords('de')).toContain('Rufglocke');
  });

  it('means whole words, or any ending where it says so', () => {
    expect(patternOf('Film').test('Ein Film.')).toBe(true);
    expect(patternOf('Film').test('Eine Filmaufnahme.')).toBe(false);
    expect(patternOf('Rubrik…').test('Videos nach Rubriken')).toBe(true);
    expect(patternOf('Rubrik…').test('Videorubriken')).toBe(false);
  });
});

/** The words that nobody should write, as the table in docs/translation.md has them. */
function rejectedWords(locale: Locale): string[] {
  const rows = readFileSync('docs/translation.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap((cells) =>
    (cells[5] ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part.startsWith(`${locale}: `))
      .flatMap((part) => part.slice(4).split(','))
      .map((word) => word.trim()),
  );
}

/** Whole words; `…` at the end of one stands for any ending. */
function patternOf(word: string): RegExp {
  const begin = word.replace(/…$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const end = word.endsWith('…') ? '' : '(?![\\p{L}])';
  return new RegExp(`(?<![\\p{L}])${begin}${end}`, 'iu');
}
