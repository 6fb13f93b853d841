import { badRequest } from '#server/http/request-error.ts';

const MAX_PATTERN_LENGTH = 100;
/** From this many repetitions on, `{n,m}` counts as unbounded. */
const MANY = 10;
/** Characters that PHP's preg_quote escapes and JavaScript's `u` flag forbids to escape. */
const NEEDLESS_ESCAPE = /[\s"#%&',:;<=>@_`~!]/;

/** Matches nothing, as an invalid pattern does in Cockpit. */
const NOTHING = /(?!)/;

type Group = { repeats: boolean; alternates: boolean };

/**
 * Compiles a visitor's pattern. Rejects patterns that can take exponential time, that is unbounded
 * repetitions of a group that itself repeats or has alternatives, as `(a+)+`. Others can still be
 * slow on a long text; `runWithinTime` ends them. A linear-time engine was the alternative, but it
 * has no lookahead, and counted repetitions make it slow as well.
 */
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

/** Checks a pattern while copying it into JavaScript's dialect. */
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
    } else if (isEndless(token)) {
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

function isEndless(token: string): boolean {
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
