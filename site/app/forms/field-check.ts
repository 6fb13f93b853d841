import { isCountryCode } from '@clinic/cms/forms/countries';
import type { FieldValue, FormField } from '@clinic/cms/forms/form-field';
import { withProtocol, youtubeIdOf } from '@clinic/cms/values/youtube-address';
import { z } from 'zod/mini';
import { RATING_MAX } from '#app/constants.ts';
import type { Messages } from '#app/messages/catalog.ts';
import { withoutGluedAddress } from '#app/tracking/glued-address.ts';
import { readDay } from './days.ts';

export type ErrorKey = keyof Messages['forms']['errors'];

const LINE_MAX_CHARACTERS = 120;
const ADDRESS_MAX_CHARACTERS = 200;
const EMAIL_MAX_CHARACTERS = 254;
/** A number that can be called from abroad has at least this many. */
const PHONE_MIN_DIGITS = 5;

/** The common forms of e-mail addresses, with domains in any script, such as müller.ch. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+[\p{L}\p{N}-]{2,}$/u;

const isRating = (text: string) => /^\d$/.test(text) && +text >= 1 && +text <= RATING_MAX;

/** All errors that a field can have, except the general `tooLong`. */
export function errorKeys(field: FormField): ErrorKey[] {
  const isAlwaysRight = field.isOptional && !['entry', 'youtube'].includes(field.type);
  const own = isAlwaysRight ? [] : [field.name];
  const others = [
    'tooLong' in field && field.tooLong,
    'isPast' in field && field.isPast,
    'after' in field && field.after?.error,
  ];
  return [...own, ...others.filter(Boolean)] as ErrorKey[];
}

export function fieldCheck(field: FormField): z.ZodMiniType<FieldValue, string> {
  const key = field.name as ErrorKey;
  switch (field.type) {
    case 'text': {
      const { min, max, tooLong, isOptional, onlyWith } = field;
      return isOptional || onlyWith ? optional(max, tooLong as ErrorKey) : required(key, min, max);
    }
    case 'email':
      return z.string().check(z.regex(EMAIL, key), z.maxLength(EMAIL_MAX_CHARACTERS, key));
    // Visitors know their own number best: its format is normalised, but never a reason to reject.
    case 'phone':
      return z.pipe(
        required(key).check(z.refine((text) => digitsIn(text) >= PHONE_MIN_DIGITS, key)),
        z.transform(normalizePhone),
      );
    case 'country':
      return checked(isCountryCode, key);
    case 'choice':
      return z.enum(field.options, key);
    case 'day':
      return z.pipe(
        checked((text) => readDay(text) !== undefined, key),
        z.transform((text) => readDay(text) ?? ''),
      );
    case 'rating':
      return z.pipe(checked(isRating, key), z.transform(Number));
    // Whether the entry exists, and whether there is any picture, is checked outside the schema.
    case 'entry':
      return optional(field.max, field.tooLong as ErrorKey);
    case 'picture':
      return optional(ADDRESS_MAX_CHARACTERS, key);
    case 'youtube':
      return z.pipe(
        z.string().check(
          z.refine((text) => text === '' || youtubeIdOf(withProtocol(text)), key),
          z.maxLength(ADDRESS_MAX_CHARACTERS, key),
        ),
        z.transform((text) => (text === '' ? null : withProtocol(text))),
      );
    case 'code':
      return z.pipe(z.pipe(z.string(), z.transform(withoutAddress)), optional());
    case 'tick':
      return z.pipe(z.string(), z.transform(isTicked));
    case 'agreement':
      return z.pipe(checked(isTicked, key), z.transform(isTicked));
  }
}

function checked(isRight: (text: string) => boolean, key: ErrorKey) {
  return z.string().check(z.refine(isRight, key));
}

/** Drops the second argument that Zod passes: it would be taken for `mayBeAddress`. */
const withoutAddress = (code: string) => withoutGluedAddress(code);

function required(key: ErrorKey, min = 1, max = LINE_MAX_CHARACTERS) {
  return z.string().check(z.minLength(min, key), z.maxLength(max, 'tooLong' satisfies ErrorKey));
}

function optional(max = LINE_MAX_CHARACTERS, key: ErrorKey = 'tooLong') {
  return z.pipe(
    z.string().check(z.maxLength(max, key)),
    z.transform((text) => text || null),
  );
}

function isTicked(text: string): boolean {
  return text === TICKED;
}

/** 0041 (0)79/123-45-67 → +41 79 123 45 67. With letters, a number stays as it was typed. */
export function normalizePhone(text: string): string {
  if (/\p{L}/u.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/^\s*\(?\s*00\s*/, '+')
    .replace(/\((\+\s*\d+)\)/, '$1')
    .replace(/(\+\s*\d{1,3})\s*\(0\)/, '$1 ')
    .replace(/[^\d+]+/g, ' ')
    .replace(/\+\s+/, '+')
    .trim();
}

function digitsIn(text: string): number {
  return text.replace(/\P{Nd}/gu, '').length;
}

export const TICKED = 'yes';
