import type { Locale } from '@clinic/cms/clinic-config/locales';
import { messagesOf } from '#app/messages/catalog.ts';

const PLACEHOLDER = /\{count\}/g;
/** A word that begins a text or a sentence has a capital letter. */
const BEFORE_SENTENCE = /(?:^|[.!?]\s+)$/;

/**
 * An editor's text with `{count}` replaced by a number: as a word where one is usual, in digits
 * otherwise. A page that lists nothing has no number, and keeps the text as it is.
 */
export function withCount(
  text: string,
  countEntries: () => number | undefined,
  locale: Locale,
): string {
  if (!text.includes('{count}')) return text;
  const count = countEntries();
  if (count === undefined) return text;
  const number = inWords(count, locale);
  return text.replace(PLACEHOLDER, (_, index: number) =>
    BEFORE_SENTENCE.test(text.slice(0, index))
      ? number.charAt(0).toLocaleUpperCase(locale) + number.slice(1)
      : number,
  );
}

/** The word for one depends on what is counted, in most languages: it stays a digit. */
function inWords(count: number, locale: Locale): string {
  const words: Readonly<Record<string, string>> = messagesOf(locale).numbers;
  return words[count] ?? new Intl.NumberFormat(locale).format(count);
}
