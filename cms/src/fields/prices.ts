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
        en: 'What has an entry of its own has its price there.',
        de: 'Was einen eigenen Eintrag hat, hat dort auch seinen Preis.',
        it: 'Ciò che ha una voce propria ha lì anche il suo prezzo.',
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
