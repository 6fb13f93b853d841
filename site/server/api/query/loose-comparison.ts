/** Compares as PHP 8 does: clients of a Cockpit host may send `"5"` for 5, in a query they must. */

const NUMERIC = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;

function isNumeric(value: unknown): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && NUMERIC.test(value));
}

/** Lists and maps are the same thing in PHP. */
export function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function isTruthy(value: unknown): boolean {
  if (isContainer(value)) return Object.keys(value).length > 0;
  return Boolean(value) && value !== '0';
}

export function toInteger(value: unknown): number {
  if (typeof value === 'boolean') return Number(value);
  if (isContainer(value)) return 0;
  const text =
    typeof value === 'string' ? /^\s*[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?/i.exec(value)?.[0] : value;
  const number = Math.trunc(Number(text ?? 0));
  return Number.isFinite(number) ? number : 0;
}

export function toText(value: unknown): string | undefined {
  if (isContainer(value)) return undefined;
  if (value === null || value === undefined || value === false) return '';
  return value === true ? '1' : String(value);
}

export function looseEquals(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isEmptyKind(a) || isEmptyKind(b)) return equalsAsTruth(a, b);
  if (isContainer(a) && isContainer(b)) return containersEqual(a, b);
  if (isContainer(a) || isContainer(b)) return false;
  if (isNumeric(a) && isNumeric(b)) {
    const [x, y] = [Number(a), Number(b)];
    // Two different long digit strings that both overflow to Infinity are not equal.
    return Number.isFinite(x) && Number.isFinite(y) && x === y;
  }
  return String(a) === String(b);
}

/** Null and booleans compare by truthiness, except that the only string null equals is `''`. */
function isEmptyKind(value: unknown): boolean {
  return value === null || value === undefined || typeof value === 'boolean';
}

function equalsAsTruth(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && (b === null || b === undefined)) return a === '';
  if (typeof b === 'string' && (a === null || a === undefined)) return b === '';
  return isTruthy(a) === isTruthy(b);
}

function containersEqual(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && looseEquals(a[key], b[key]))
  );
}

/** Undefined for values of different kinds, which have no order. */
export function compareLoosely(a: unknown, b: unknown): number | undefined {
  if (isNumeric(a) && isNumeric(b)) return Number(a) - Number(b);
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  return undefined;
}

/** By code points, as bytes of UTF-8 are ordered; JavaScript's own order differs beyond U+FFFF. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
