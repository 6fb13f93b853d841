import type { NumberField, NumberFieldSingleValidation, Field } from 'payload';
import { type Label, messageFor } from '../studio-words/studio-languages.ts';
import { requiredText } from './text.ts';

const wholeNumber: NumberFieldSingleValidation = (value, { req, required }) => {
  if (value === null || value === undefined) {
    if (!required) return true;
    return messageFor(req, { en: 'Required.', de: 'Erforderlich.', it: 'Obbligatorio.' });
  }
  if (Number.isInteger(value) && value >= 0) return true;
  return messageFor(req, {
    en: 'A whole number, zero or more.',
    de: 'Eine ganze Zahl, null oder mehr.',
    it: 'Un numero intero, zero o più.',
  });
};

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

/**
 * A price is stored in the currency's smallest unit. The description names no currency, because it
 * ends up in payload-types.ts, which is the same for every clinic.
 */
export function priceField(label: Label): NumberField {
  const field = countField('price', label, {
    en: 'For example 4900. The site shows no decimals.',
    de: 'Zum Beispiel 4900. Die Website zeigt keine Nachkommastellen.',
    it: 'Per esempio 4900. Il sito non mostra decimali.',
  });
  return {
    ...field,
    admin: {
      ...field.admin,
      // The list's filter would ask for cents.
      disableListFilter: true,
      components: {
        Field: '/components/prices/price-field.tsx#PriceField',
        Cell: '/components/prices/price-cell.tsx#PriceCell',
        Diff: '/components/prices/price-diff.tsx#PriceDiff',
      },
    },
  };
}

const YEARS = { first: 1950, last: 2100 };

const year: NumberFieldSingleValidation = (value, { req }) => {
  if (value === null || value === undefined) return true;
  if (Number.isInteger(value) && value >= YEARS.first && value <= YEARS.last) return true;
  return messageFor(req, {
    en: 'A year, such as 1998.',
    de: 'Eine Jahreszahl wie 1998.',
    it: 'Un anno, per esempio 1998.',
  });
};

/** A calendar year, which stays right, unlike a number of years. */
export function yearField(name: string, label: Label): NumberField {
  return { name, type: 'number', label, validate: year, admin: { step: 1, position: 'sidebar' } };
}

/** Services that have no entry of their own, each with its price. */
export function pricesField(): Field {
  return {
    name: 'prices',
    type: 'array',
    localized: true,
    maxRows: 30,
    label: { en: 'Price list', de: 'Preisliste', it: 'Listino prezzi' },
    labels: {
      singular: { en: 'Service', de: 'Leistung', it: 'Prestazione' },
      plural: { en: 'Price list', de: 'Preisliste', it: 'Listino prezzi' },
    },
    admin: {
      condition: (page) => page.key === 'costs',
      description: {
        en: 'A service with an entry of its own has its price there.',
        de: 'Was einen eigenen Eintrag hat, hat dort auch seinen Preis.',
        it: 'Il prezzo di ciò che ha una voce propria si scrive in quella voce.',
      },
    },
    fields: [
      requiredText('service', { en: 'Service', de: 'Leistung', it: 'Prestazione' }, 120),
      priceField({ en: 'Price', de: 'Preis', it: 'Prezzo' }),
    ],
  };
}
