import { withTexts } from '#content/values/html.ts';

const NO_BREAK_SPACE = '\u00A0';
/** Forbids a line break and is nothing else: not seen, not spoken. */
const WORD_JOINER = '\u2060';

const UNITS =
  '%|‰|°C?|km|cm|mm|m²|m|kg|mg|µg|g|ml|dl|l|kB|MB|GB|Uhr|Std\\.|Min\\.|min|h|a\\.m\\.|p\\.m\\.|am|pm|noon';

const RULES: readonly (readonly [RegExp, string | ((match: string) => string)])[] = [
  // Telephone numbers: +41 81 000 00 00.
  [/\+\d{1,3}(?: \(?\d{1,5}\)?){2,}/g, (number) => number.replaceAll(' ', NO_BREAK_SPACE)],
  // Ranges: 50–60, 8.00–18.00.
  [/(?<=\d)–(?=\d)/g, `–${WORD_JOINER}`],
  // Amounts: 60 %, 1480 m, 8 Uhr, CHF 200.
  [new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), NO_BREAK_SPACE],
  [/(?<=\b(?:CHF|EUR|Fr\.|Nr\.|ca\.)) (?=\d)/g, NO_BREAK_SPACE],
  // Pairs of letters: m/w, HF/FH.
  [
    /(?<![\p{L}\d/.:])\p{L}{1,2}(?:\/\p{L}{1,2})+(?![\p{L}\d/])/gu,
    (letters) => letters.replaceAll('/', `/${WORD_JOINER}`),
  ],
];

/** What is read as one thing stays on one line: a number and its unit, a telephone number, m/w. */
export function keepTogether(text: string): string {
  return RULES.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement as string),
    text,
  );
}

/** Elements whose text is not set in lines, or is not text. */
const OPAQUE: ReadonlySet<string> = new Set('head script style svg textarea option'.split(' '));

/** An address may hold a hyphen, after which every browser breaks; a joiner would be copied along. */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A longer one would not fit on the narrowest screen. */
const EMAIL_MAX = 28;

const wholeEmail = (email: string) =>
  email.length > EMAIL_MAX ? email : `<span class="unbroken">${email}</span>`;

/** The same for the texts of a finished page; e-mail addresses are kept whole by their element. */
export function keepTogetherInHtml(html: string): string {
  return withTexts(html, OPAQUE, (text) => keepTogether(text).replace(EMAIL, wholeEmail));
}

/** The same for the words of an island, which are strings in a tree. */
export function keepTogetherInTree<Tree>(tree: Tree): Tree {
  if (typeof tree === 'string') return keepTogether(tree) as Tree;
  if (Array.isArray(tree)) return tree.map(keepTogetherInTree) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, keepTogetherInTree(value)]),
  ) as Tree;
}
