import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import { richTextWords, type RichTextNode } from '../values/rich-text-words.ts';

/** A place that somebody has yet to fill in: `[[name of the company]]`. */
export type TextGap = {
  words: string;
  /** Undefined in what all languages share, and in fields that do not name their language. */
  locale?: Locale;
};

const GAP = /\[\[([^[\]]+)\]\]/g;

/** Finds gaps at any depth; texts by language are `{ en, de }`, or `title_de` beside `title`. */
export function textGaps(value: unknown, locale?: Locale): TextGap[] {
  if (typeof value === 'string') {
    return [...value.matchAll(GAP)].map(([, words = '']) => ({
      words: words.replace(/\s+/g, ' ').trim(),
      ...(locale && { locale }),
    }));
  }
  if (typeof value !== 'object' || value === null) return [];
  const { root } = value as RichTextNode;
  // Bold letters in a gap divide it into several nodes.
  if (root?.children) {
    return richTextWords(root)
      .split('\n')
      .flatMap((line) => textGaps(line, locale));
  }
  return Object.entries(value).flatMap(([key, inner]) => textGaps(inner, localeOf(key) ?? locale));
}

function localeOf(key: string): Locale | undefined {
  return LOCALES.find((locale) => key === locale || key.endsWith(`_${locale}`));
}
