import type { NumberField, NumberFieldSingleValidation } from 'payload';
import type { Label } from '../locales.ts';
import { say } from './say.ts';

const wholeNumber: NumberFieldSingleValidation = (value, { req, required }) => {
  if (value === null || value === undefined) {
    if (!required) return true;
    return say(req, { en: 'Required.', de: 'Erforderlich.', it: 'Obbligatorio.' });
  }
  if (Number.isInteger(value) && value >= 0) return true;
  return say(req, {
    en: 'A whole number, zero or more.',
    de: 'Eine ganze Zahl, null oder mehr.',
    it: 'Un numero intero, zero o più.',
  });
};

/** A count: never negative, never a fraction. */
export function countField(name: string, label: Label, description?: Label): NumberField {
  return {
    name,
    type: 'number',
    label,
    min: 0,
    validate: wholeNumber,
    admin: { step: 1, ...(description && { description }) },
  };
}

/** Prices are stored in cents, so that nothing is ever rounded; the site shows whole francs. */
export function priceField(label: Label): NumberField {
  return countField('price', label, {
    en: 'In cents: 520000 is CHF 5200.',
    de: 'In Rappen: 520000 sind CHF 5200.',
    it: 'In centesimi: 520000 sono CHF 5200.',
  });
}

const YEARS = { first: 1950, last: 2100 };

const year: NumberFieldSingleValidation = (value, { req }) => {
  if (value === null || value === undefined) return true;
  if (Number.isInteger(value) && value >= YEARS.first && value <= YEARS.last) return true;
  return say(req, {
    en: 'A year, such as 1998.',
    de: 'Eine Jahreszahl wie 1998.',
    it: 'Un anno, per esempio 1998.',
  });
};

/** A calendar year; unlike a number of years, it stays right. */
export function yearField(name: string, label: Label): NumberField {
  return {
    name,
    type: 'number',
    label,
    validate: year,
    admin: { step: 1, position: 'sidebar' },
  };
}
