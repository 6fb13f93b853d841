import { unsupportedFilter } from '#server/http/request-error.ts';
import {
  compareLoosely,
  isContainer,
  isTruthy,
  looseEquals,
  toInteger,
  toText,
} from './loose-comparison.ts';
import { compilePattern } from './pattern.ts';

/** Checks a value that is neither null nor missing. */
type Test = (value: unknown) => boolean;

/** All supported operators, as functions of their operand. Others are rejected. */
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
    const source = toText(operand);
    if (source === undefined) throw unsupportedFilter();
    const pattern = compilePattern(source);
    return (value) => pattern.test(toText(value) ?? '') && !isContainer(value);
  },
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
