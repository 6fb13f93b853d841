import { z } from 'zod/mini';
import { NAME_MIN_CHARACTERS } from '#app/constants.ts';
import { isCountryCode } from '#app/forms/countries.ts';
import { TICKED } from '#app/forms/ticked.ts';
import type { ErrorKey } from './form-schema.ts';

const LINE_MAX_CHARACTERS = 120;
const NAME_MAX_CHARACTERS = 80;
const EMAIL_MAX_CHARACTERS = 254;

type Limits = { min?: number; max?: number };

/** A single-line text. `key` is the error if it is too short. */
export function line(key: ErrorKey, { min = 1, max = LINE_MAX_CHARACTERS }: Limits = {}) {
  return z.string().check(z.minLength(min, key), z.maxLength(max, 'tooLong' satisfies ErrorKey));
}

export function nameLine(key: ErrorKey) {
  return line(key, { min: NAME_MIN_CHARACTERS, max: NAME_MAX_CHARACTERS });
}

/** May be empty, which becomes null. */
export function optionalLine(max = LINE_MAX_CHARACTERS, key: ErrorKey = 'tooLong') {
  return z.pipe(
    z.string().check(z.maxLength(max, key)),
    z.transform((text) => text || null),
  );
}

/** Common address forms, with domains in any script, such as müller.ch. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+[\p{L}\p{N}-]{2,}$/u;

export function email() {
  return z
    .string()
    .check(z.regex(EMAIL, 'email' satisfies ErrorKey), z.maxLength(EMAIL_MAX_CHARACTERS, 'email'));
}

export function oneOf<const Values extends readonly string[]>(values: Values, key: ErrorKey) {
  return z.enum(values, key);
}

export function country() {
  return z.string().check(z.refine(isCountryCode, 'country' satisfies ErrorKey));
}

/** An optional checkbox. */
export function choice() {
  return z.pipe(
    z.string(),
    z.transform((text) => text === TICKED),
  );
}

/** A required checkbox. */
export function agreement() {
  return z.pipe(
    z.string().check(z.refine((text) => text === TICKED, 'privacy' satisfies ErrorKey)),
    z.transform(() => true as const),
  );
}
