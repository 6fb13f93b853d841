import type { Field } from 'payload';
import { priceField } from './numbers.ts';

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
        en: 'Prices of programs, rooms, therapies and diagnostics are in their own entries.',
        de: 'Preise von Programmen, Zimmern, Therapien und Diagnostik stehen in deren Einträgen.',
        it: 'I prezzi di programmi, camere, terapie e diagnostica sono nelle rispettive voci.',
      },
    },
    fields: [
      {
        name: 'service',
        type: 'text',
        required: true,
        maxLength: 120,
        label: { en: 'Service', de: 'Leistung', it: 'Prestazione' },
      },
      priceField({ en: 'Price', de: 'Preis', it: 'Prezzo' }),
    ],
  };
}
