import type { TextField } from 'payload';
import { uniqueInCopies } from '../copies/duplicate.ts';
import { slugify } from '../values/slugify.ts';

/** The last part of an address, unique in its language; what is typed is cleaned, never refused. */
export function slugField(madeFrom = 'title'): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: { en: 'Address', de: 'Adresse', it: 'Indirizzo' },
    localized: true,
    unique: true,
    index: true,
    admin: {
      position: 'sidebar',
      description: {
        en: 'The last part of the web address. Left empty, it is made from the title.',
        de: 'Der letzte Teil der Webadresse. Bleibt das Feld leer, entsteht er aus dem Titel.',
        it: 'L’ultima parte dell’indirizzo web. Se resta vuota, si ricava dal titolo.',
      },
    },
    hooks: {
      beforeDuplicate: [uniqueInCopies],
      beforeValidate: [
        ({ value, data, siblingData, originalDoc }) => {
          const given: unknown = value || siblingData?.[madeFrom] || data?.[madeFrom];
          // The slug was emptied, but the title was not sent along: use the stored title.
          const source = given || (value === undefined ? value : originalDoc?.[madeFrom]);
          return typeof source === 'string' ? slugify(source) || undefined : value;
        },
      ],
    },
  };
}
