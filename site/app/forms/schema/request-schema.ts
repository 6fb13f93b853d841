import { z } from 'zod/mini';
import { MESSAGE_MAX_CHARACTERS } from '#app/constants.ts';
import { readDay, todayAtTheClinic } from '#app/forms/days.ts';
import { tidyPhone } from '#app/forms/phone-number.ts';
import { withoutGluedAddress } from '#app/tracking/glued-address.ts';
import { agreement, choice, country, email, line, nameLine } from './field-checks.ts';
import { oneOf, optionalLine } from './field-checks.ts';
import type { ErrorKey, FormSchema } from './form-schema.ts';

export const SALUTATIONS = ['mr', 'mrs'] as const;
export const STAYS = ['stationary', 'ambulatory', 'accompaniment'] as const;

function day(key: ErrorKey) {
  return z.pipe(
    z.string().check(z.refine((text) => readDay(text) !== undefined, key)),
    z.transform((text) => readDay(text) ?? ''),
  );
}

const fields = z.object({
  salutation: oneOf(SALUTATIONS, 'salutation'),
  firstname: nameLine('firstname'),
  lastname: nameLine('lastname'),
  email: email(),
  // Visitors know their own number best: it is normalised, but never rejected for its format.
  phone: z.pipe(line('phone'), z.transform(tidyPhone)),
  skype: optionalLine(),
  street: line('street'),
  zip: line('zip', { max: 20 }),
  city: line('city'),
  country: country(),
  stay: oneOf(STAYS, 'stay'),
  program: optionalLine(),
  start: day('start'),
  end: day('end'),
  message: optionalLine(MESSAGE_MAX_CHARACTERS, 'messageLong'),
  discount: z.pipe(z.pipe(z.string(), z.transform(withoutGluedAddress)), optionalLine()),
  newsletter: choice(),
  privacy: agreement(),
});

/** Runs even while other fields are wrong, so that all errors are reported at once. */
const always = { when: () => true };

export const requestSchema: FormSchema = {
  kind: 'request',
  fields: fields.check(
    z.refine(({ start }) => !readDay(start) || start >= todayAtTheClinic(), {
      ...always,
      path: ['start'],
      error: 'startPast' satisfies ErrorKey,
    }),
    z.refine(({ start, end }) => !readDay(start) || !readDay(end) || end > start, {
      ...always,
      path: ['end'],
      error: 'endBeforeStart' satisfies ErrorKey,
    }),
  ),
  multiline: ['message'],
};
