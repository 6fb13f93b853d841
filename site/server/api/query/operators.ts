import { unsupportedFilter, badRequest } from '#server/http/request-error.ts';
import {
  compareLoosely,
  isContainer,
  isTruthy,
  looseEquals,
  toInteger,
  toText,
} from './loose-comparison.ts';

const MAX_SEARCH_LENGTH = 100;
/** Cockpit's defaults: how many letters of a word may differ, and how well a text must match. */
const DISTANCE = 3;
const MIN_SCORE = 0.7;

type Test = (value: unknown) => boolean;

const OPERATORS = {
  $eq: (operand) => (value) => looseEquals(value, operand),
  $ne: (operand) => (value) => !looseEquals(value, operand),
  $gt: (operand) => (value) => (compareLoosely(value, operand) ?? 0) > 0,
  $gte: (operand) => (value) => (compareLoosely(value, operand) ?? -1) >= 0,
  $lt: (operand) => (value) => (compareLoosely(value, operand) ?? 0) < 0,
  $lte: (operand) => (value) => (compareLoosely(value, operand) ?? 1) <= 0,
  $in: (operand) => (value) => isContainer(operand) && isAmong(value, operand),
  $nin: (operand) => (value) => isContainer(operand) && !isAmong(value, operand),
  $has: (operand) => {
    if (isContainer(operand)) throw unsupportedFilter();
    return (value) => membersOf(value).some((member) => looseEquals(member, operand));
  },
  $size: (operand) => {
    const size = toInteger(operand);
    return (value) => membersOf(value).length === size;
  },
  $regex: (operand) => {
    const pattern = patternOf(operand);
    return (value) => pattern.test(toText(value) ?? '') && !isContainer(value);
  },
  /** As in Cockpit, `$not` negates a pattern, not another condition. */
  $not: (operand) => {
    const pattern = patternOf(operand);
    return (value) => !pattern.test(toText(value) ?? '') || isContainer(value);
  },
  $text: (operand) => fuzzyTest(operand),
  $fuzzy: (operand) => fuzzyTest(operand),
} as const satisfies Record<string, (operand: unknown) => Test>;

export function createTest(operator: string, operand: unknown): Test {
  if (!Object.hasOwn(OPERATORS, operator)) throw unsupportedFilter();
  return OPERATORS[operator as keyof typeof OPERATORS](operand);
}

/** `{field: value}`: an equal value, or a list that contains this string. */
export function createShorthandTest(operand: unknown): Test {
  return (value) =>
    isContainer(value) && typeof operand === 'string'
      ? Object.values(value).some((member) => looseEquals(member, operand))
      : looseEquals(value, operand);
}

/** `$exists` is the only operator that gets null, which counts as missing. */
export function createExistenceTest(operand: unknown): Test {
  const shouldExist = isTruthy(operand);
  return (value) => (value !== null) === shouldExist;
}

export const SLOW_OPERATORS = new Set(['$regex', '$not', '$text', '$fuzzy']);

function patternOf(operand: unknown): RegExp {
  const source = toText(operand);
  if (source === undefined) throw unsupportedFilter();
  return compilePattern(source);
}

/** A list matches if it shares a member with the operand, compared as text. */
function isAmong(value: unknown, operand: Readonly<Record<string, unknown>>): boolean {
  const wanted = Object.values(operand);
  if (!isContainer(value)) return wanted.some((member) => looseEquals(value, member));
  const texts = new Set(wanted.map(toText));
  return Object.values(value).some((member) => !isContainer(member) && texts.has(toText(member)));
}

/** Members of a list, which may be stored as JSON text. */
function membersOf(value: unknown): unknown[] {
  if (isContainer(value)) return Object.values(value);
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return [];
  try {
    return Object.values(JSON.parse(value) as object);
  } catch {
    return [];
  }
}

const MAX_PATTERN_LENGTH = 100;
/** From this many repetitions on, `{n,m}` counts as unbounded. */
const MANY = 10;
/** Characters that PHP's preg_quote escapes and JavaScript's `u` flag forbids to escape. */
const NEEDLESS_ESCAPE = /[\s"#%&',:;<=>@_`~!]/;
/** Matches nothing, as an invalid pattern does in Cockpit. */
const NOTHING = /(?!)/;

type Group = { repeats: boolean; alternates: boolean };

// Rejects patterns that can take exponential time: unbounded repetition of a group that itself
// repeats or has alternatives, as `(a+)+`. `runWithinTime` ends other slow ones. A linear-time
// engine would lack lookahead and be slow on counted repetitions.
export function compilePattern(given: string): RegExp {
  if (given.length > MAX_PATTERN_LENGTH) {
    throw badRequest(`A pattern may have at most ${MAX_PATTERN_LENGTH} characters`);
  }
  const { source, flags } = splitPattern(given);
  const translated = translate(source);
  try {
    return new RegExp(translated, flags);
  } catch {
    return NOTHING;
  }
}

/** `/…/s` has flags of its own; a bare pattern, which may be an address, ignores case. */
function splitPattern(given: string): { source: string; flags: string } {
  const delimited = /^\/(.*)\/([imsu]*)$/s.exec(given);
  if (!delimited) return { source: given, flags: 'iu' };
  return { source: delimited[1] ?? '', flags: [...new Set(`${delimited[2]}u`)].join('') };
}

/** Checks a pattern while translating it into JavaScript's dialect. */
function translate(source: string): string {
  const groups: Group[] = [{ repeats: false, alternates: false }];
  let last: Group | undefined;
  let result = '';
  for (let index = 0; index < source.length;) {
    const token = nextToken(source, index);
    index += token.length;
    const current = groups.at(-1);
    if (!current) break;
    result += toJavaScript(token);
    if (token.startsWith('(')) {
      groups.push({ repeats: false, alternates: false });
    } else if (token === ')' && groups.length > 1) {
      last = groups.pop();
      const outer = groups.at(-1);
      if (outer && last) {
        outer.repeats ||= last.repeats;
        outer.alternates ||= last.alternates;
      }
      continue;
    } else if (token === '|') {
      current.alternates = true;
    } else if (isUnbounded(token)) {
      if (last?.repeats || last?.alternates) {
        throw badRequest('A pattern may not repeat a group that repeats or chooses itself');
      }
      current.repeats = true;
    }
    last = undefined;
  }
  return result;
}

/** An escape, a whole character class, the start of a group, a repetition, or one character. */
function nextToken(source: string, index: number): string {
  const token = /\\.|\[\^?\]?(?:\\.|[^\]\\])*\]?|\((?:\?(?:P?<\w+>|<?[=!]|:))?|\{\d*,?\d*\}|./suy;
  token.lastIndex = index;
  return token.exec(source)?.[0] ?? source.slice(index);
}

function isUnbounded(token: string): boolean {
  if (token === '*' || token === '+') return true;
  const [, least, comma, most] = /^\{(\d*)(,?)(\d*)\}$/.exec(token) ?? [];
  if (least === undefined) return false;
  return most ? Number(most) >= MANY : comma === ',' || Number(least) >= MANY;
}

/** Removes needless escapes; `\-` is needed only inside of a character class. */
function toJavaScript(token: string): string {
  const isClass = token.startsWith('[');
  if (!isClass && !token.startsWith('\\')) return token.replace('(?P<', '(?<');
  return token.replace(/\\([^])/g, (escape, char: string) =>
    NEEDLESS_ESCAPE.test(char) || (char === '-' && !isClass) ? char : escape,
  );
}

/** `$text` and `$fuzzy`: whether a text's words contain those of a search, or nearly equal them. */
function fuzzyTest(operand: unknown): (value: unknown) => boolean {
  const options = isContainer(operand) ? operand : { $search: operand };
  const search = toText(options.$search);
  if (search === undefined || search === '') throw unsupportedFilter();
  if (search.length > MAX_SEARCH_LENGTH) {
    throw badRequest(`A search may have at most ${MAX_SEARCH_LENGTH} characters`);
  }
  const distance = numberOr(options.$distance, DISTANCE);
  const minScore = numberOr(options.$minScore, MIN_SCORE);
  const needles = search.toLowerCase().split(' ');
  return (value) => {
    const words = toText(value)?.toLowerCase().split(' ') ?? [];
    const scores = needles.flatMap((needle) =>
      words.map((word) => scoreOf(needle, word, distance)),
    );
    return sum(scores) / needles.length >= minScore;
  };
}

function scoreOf(needle: string, word: string, distance: number): number {
  if (word.includes(needle)) return 1;
  const differing = editDistance(needle, word);
  return differing <= distance ? (word.length - differing) / (word.length || 1) : 0;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const numberOr = (value: unknown, other: number) =>
  Number.isFinite(Number(value ?? Number.NaN)) ? Number(value) : other;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
