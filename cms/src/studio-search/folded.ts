/** Texts are compared folded: accents, capitals, ß and the kind of apostrophe do not matter. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
}

export type Part = { at: number; text: string; isHit: boolean };

const BEFORE = 40;
const AFTER = 90;

/** The first place where a word was found, with what stands around it; or the whole text. */
export function wordsAround(text: string, words: readonly string[], isWhole = false): Part[] {
  const { found, places } = foldedWithPlaces(text);
  const hits = words
    .flatMap((word) => occurrences(found, word))
    .map(([from, to]): [number, number] => [places[from] ?? 0, places[to] ?? text.length])
    .sort(([one], [other]) => one - other);
  const first = hits[0]?.[0] ?? 0;
  const start = isWhole ? 0 : startOfWord(text, first - BEFORE);
  const end = isWhole ? text.length : endOfWord(text, first + AFTER);
  const parts: Part[] = start > 0 ? [{ at: -1, text: '… ', isHit: false }] : [];
  let at = start;
  for (const [from, to] of hits) {
    if (from < at || to > end) continue;
    parts.push({ at, text: text.slice(at, from), isHit: false });
    parts.push({ at: from, text: text.slice(from, to), isHit: true });
    at = to;
  }
  parts.push({ at, text: text.slice(at, end), isHit: false });
  if (end < text.length) parts.push({ at: text.length, text: ' …', isHit: false });
  return parts.filter((part) => part.text !== '');
}

function foldedWithPlaces(text: string) {
  let found = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    // Most characters are ASCII, and `normalize` is slow.
    const plain = character < '\u0080' ? character.toLowerCase() : folded(character);
    for (let more = 0; more < plain.length; more += 1) places.push(at);
    found += plain;
    at += character.length;
  }
  return { found, places };
}

function occurrences(text: string, word: string): [from: number, to: number][] {
  const all: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    all.push([at, at + word.length]);
  }
  return all;
}

function startOfWord(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + BEFORE ? at : space + 1;
}

function endOfWord(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space < at - BEFORE ? at : space;
}
