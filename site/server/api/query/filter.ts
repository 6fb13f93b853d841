import { badRequest, unsupportedFilter } from '#server/http/request-error.ts';
import { fieldValue } from './sort.ts';
import { isContainer } from './loose-comparison.ts';
import {
  createExistenceTest,
  createShorthandTest,
  createTest,
  SLOW_OPERATORS,
} from './operators.ts';

const MAX_FILTER_DEPTH = 8;
const MAX_CONDITIONS = 100;
const MAX_VALUES = 1000;

type Entry = Readonly<Record<string, unknown>>;
type Matcher = (entry: Entry) => boolean;

export type Filter = {
  matches: Matcher;
  /** Patterns and searches take an unpredictable time. */
  usesPatterns: boolean;
};

/** No MongoDB-like library: Cockpit compares loosely, so all its operators would be replaced. */
export function compileFilter(criteria: Readonly<Record<string, unknown>>): Filter {
  const compiler = new Compiler();
  const matches = compiler.criteria(criteria, 1);
  return { matches, usesPatterns: compiler.usesPatterns };
}

class Compiler {
  usesPatterns = false;
  #conditions = 0;
  #values = 0;

  criteria(criteria: unknown, depth: number): Matcher {
    if (depth > MAX_FILTER_DEPTH) {
      throw badRequest(`A filter may be nested at most ${MAX_FILTER_DEPTH} levels deep`);
    }
    if (!isContainer(criteria)) throw unsupportedFilter();
    const matchers = Object.entries(criteria).map(([key, value]): Matcher => {
      if (key === '$and') return every(this.#alternatives(value, depth));
      if (key === '$or') return some(this.#alternatives(value, depth));
      if (key.startsWith('$')) throw unsupportedFilter();
      return this.#field(key, value, depth);
    });
    return every(matchers);
  }

  #alternatives(value: unknown, depth: number): Matcher[] {
    if (!isContainer(value)) throw unsupportedFilter();
    const matchers = Object.values(value).map((criteria) => this.criteria(criteria, depth + 1));
    if (matchers.length === 0) throw unsupportedFilter();
    return matchers;
  }

  #field(name: string, condition: unknown, depth: number): Matcher {
    if (isContainer(condition)) {
      const tests = Object.entries(condition).flatMap(([operator, operand]) =>
        // MongoDB's flags for a pattern. Cockpit ignores them: its patterns are case-insensitive.
        operator === '$options' ? [] : [this.#operator(name, operator, operand, depth)],
      );
      return every(tests);
    }
    this.#count();
    if (condition === null) return (entry) => fieldValue(entry, name) === null;
    return unlessNull(name, createShorthandTest(condition));
  }

  #operator(name: string, operator: string, operand: unknown, depth: number): Matcher {
    this.#count();
    this.#measure(operand, depth + 1);
    if (operator === '$exists') {
      const test = createExistenceTest(operand);
      return (entry) => test(fieldValue(entry, name));
    }
    this.usesPatterns ||= SLOW_OPERATORS.has(operator);
    return unlessNull(name, createTest(operator, operand));
  }

  #count(): void {
    this.#conditions += 1;
    if (this.#conditions > MAX_CONDITIONS) {
      throw badRequest(`A filter may have at most ${MAX_CONDITIONS} conditions`);
    }
  }

  #measure(operand: unknown, depth: number): void {
    if (!isContainer(operand)) return;
    if (depth > MAX_FILTER_DEPTH) {
      throw badRequest(`A filter may be nested at most ${MAX_FILTER_DEPTH} levels deep`);
    }
    const values = Object.values(operand);
    this.#values += values.length;
    if (this.#values > MAX_VALUES)
      throw badRequest(`A filter may list at most ${MAX_VALUES} values`);
    for (const value of values) this.#measure(value, depth + 1);
  }
}

/** A field that is null or missing meets no condition, not even `$ne`. */
function unlessNull(name: string, test: (value: unknown) => boolean): Matcher {
  return (entry) => {
    const value = fieldValue(entry, name);
    return value !== null && test(value);
  };
}

function every(matchers: readonly Matcher[]): Matcher {
  return (entry) => matchers.every((matches) => matches(entry));
}

function some(matchers: readonly Matcher[]): Matcher {
  return (entry) => matchers.some((matches) => matches(entry));
}
