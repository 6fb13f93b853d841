import type { Field } from 'payload';
import type { Label } from '../studio-words/studio-languages.ts';

/** A list of short texts, one per row in the studio; the content API returns a list of strings. */
export function textListField(name: string, label: Label): Field {
  return {
    name,
    type: 'array',
    localized: true,
    maxRows: 20,
    label,
    labels: {
      singular: { en: 'Line', de: 'Zeile', it: 'Riga' },
      plural: label,
    },
    fields: [
      {
        name: 'text',
        type: 'text',
        required: true,
        maxLength: 160,
        label: { en: 'Text', de: 'Text', it: 'Testo' },
      },
    ],
  };
}
