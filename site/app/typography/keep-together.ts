import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { withTexts } from '#content/values/html.ts';

const NO_BREAK_SPACE = '\u00A0';
/** Forbids a line break, and is neither visible nor spoken. */
const WORD_JOINER = '\u2060';

const UNITS = [
  '%|‰|°C?|km|cm|mm|m²|m|kg|mg|µg|g|ml|dl|l|kB|MB|GB|ko|Mo|Go|Uhr|Std\\.|Min\\.|min|h|a\\.m\\.|p\\.m\\.|am|pm|noon',
  'Prozent|percent|Franken|francs?|franchi|franco',
  'Minuten?|Stunden?|Tag(?:en?)?|Wochen?|minutes?|hours?|days?|weeks?',
  'minut[io]|or[ae]|giorn[io]|settiman[ae]',
  'heures?|jours?|semaines?',
  ...LOCALES.flatMap(unitsIn),
].join('|');

/** Units of time as a language writes them: jour, jours, heure, heures. */
export function unitsIn(locale: Locale): string[] {
  return ['minute', 'hour', 'day', 'week'].flatMap((unit) =>
    [1, 2, 5].flatMap((count) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
        .formatToParts(count)
        .filter(({ type }) => type === 'unit')
        .map(({ value }) => value),
    ),
  );
}

const MONTHS = [
  'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  'January|February|March|May|June|July|October|December',
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|décembre',
  ...LOCALES.flatMap(monthsIn),
].join('|');

export function monthsIn(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(new Date(2026, month, 15));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
}

const BEFORE_NUMBERS = ['EUR', CLINIC.currency, 'Fr\\.', 'Nr\\.', 'ca\\.'].join('|');

const RULES: readonly (readonly [RegExp, string | ((match: string) => string)])[] = [
  // Telephone numbers: +41 44 000 00 00.
  [/\+\d{1,3}(?: \(?\d{1,5}\)?){2,}/g, (number) => number.replaceAll(' ', NO_BREAK_SPACE)],
  // Ranges: 50–60, 8.00–18.00.
  [/(?<=\d)–(?=\d)/g, `–${WORD_JOINER}`],
  // Amounts: 60 %, 1480 m, 8 Uhr, 7 days, EUR 200.
  [new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), NO_BREAK_SPACE],
  [new RegExp(`(?<=\\b(?:${BEFORE_NUMBERS})) (?=\\d)`, 'g'), NO_BREAK_SPACE],
  // Days: 16. November, 16 November, 1º novembre, 1er mars. The year may be on the next line.
  [
    new RegExp(`(?<=(?<!\\d)\\d{1,2}(?:[.º°]|er)?) (?=(?:${MONTHS})(?!\\p{L}))`, 'gu'),
    NO_BREAK_SPACE,
  ],
  // Pairs of letters: m/w, HF/FH.
  [
    /(?<![\p{L}\d/.:])\p{L}{1,2}(?:\/\p{L}{1,2})+(?![\p{L}\d/])/gu,
    (letters) => letters.replaceAll('/', `/${WORD_JOINER}`),
  ],
];

/** Keeps what is read as one thing on one line: a number and its unit, a day and its month. */
export function keepTogether(text: string): string {
  return RULES.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement as string),
    text,
  );
}

/** Elements whose text is not set in lines, or is not text. */
const OPAQUE: ReadonlySet<string> = new Set('head script style svg textarea option'.split(' '));

/** Browsers break an address after a hyphen. A word joiner would be copied with it; a span is not. */
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A longer address would not fit on the narrowest screen. */
const EMAIL_MAX = 28;

const whole = (word: string) => `<span class="unbroken">${word}</span>`;
const wholeEmail = (email: string) => (email.length > EMAIL_MAX ? email : whole(email));

/** The word e-mail within a sentence; alone, as a label, it does not break. */
const EMAIL_WORD = /(?<=[\s(«“„’])e-mails?(?![\p{L}@])/giu;
/** Elements with running text. In others, such as flex boxes, a span would become an item. */
const LINES: ReadonlySet<string | undefined> = new Set('p h1 h2 h3 td dd'.split(' '));

/** In rendered HTML, spans keep e-mail addresses and the word e-mail whole. */
export function keepTogetherInHtml(html: string): string {
  return withTexts(html, OPAQUE, (text, parent) => {
    const kept = keepTogether(text).replace(EMAIL, wholeEmail);
    return LINES.has(parent) ? kept.replace(EMAIL_WORD, whole) : kept;
  });
}

export function keepTogetherInTree<Tree>(tree: Tree): Tree {
  if (typeof tree === 'string') return keepTogether(tree) as Tree;
  if (Array.isArray(tree)) return tree.map(keepTogetherInTree) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, keepTogetherInTree(value)]),
  ) as Tree;
}
