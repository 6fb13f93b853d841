import { LRUCache } from 'lru-cache';
import { fold } from '#content/search/fold.ts';
import { readHtml } from '#content/values/html.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const BEFORE = 60;
const LENGTH = 200;
/** Passages further down in a text are not looked for. */
const MAX_SEARCHED = 20_000;

/** The plain words of texts by their HTML, because different questions find the same texts. */
const wordsByHtml = new LRUCache<string, string>({
  maxSize: 2_000_000,
  sizeCalculation: (words, html) => words.length + html.length,
});

/** The summary of a page, or the place in its text that answers the question better. */
export function passage(
  summary: string,
  texts: readonly string[],
  found: ReadonlySet<string>,
): string {
  if (firstMatch(summary, found) !== undefined) return summary;
  for (const html of texts) {
    const text = wordsOf(html);
    const at = firstMatch(text, found);
    if (at !== undefined) return cut(text, at);
  }
  return summary;
}

function wordsOf(html: string): string {
  const words =
    wordsByHtml.get(html) ?? readHtml(html.slice(0, MAX_SEARCHED)).lines.map(terminated).join(' ');
  if (html !== '') wordsByHtml.set(html, words);
  return words;
}

/** Separates headings and list items, which have no full stop, from what follows. */
function terminated(line: string): string {
  return /[.!?:;,…]$/.test(line) ? line : `${line} ·`;
}

function firstMatch(text: string, found: ReadonlySet<string>): number | undefined {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (found.has(fold(word))) return index;
  }
  return undefined;
}

/** Whole words of the text around a place, from the start of the sentence if that is near. */
function cut(text: string, at: number): string {
  const sentence =
    Math.max(...['.', '!', '?', '·'].map((end) => text.lastIndexOf(end, at - 1))) + 1;
  const isNear = at - sentence <= BEFORE;
  const start = isNear ? sentence : text.indexOf(' ', at - BEFORE);
  const rest = text.slice(start).trimStart();
  const before = isNear ? '' : '… ';
  if (rest.length <= LENGTH) return `${before}${rest.replace(/ ·$/, '')}`;
  return `${before}${rest.slice(0, rest.lastIndexOf(' ', LENGTH))} …`;
}
