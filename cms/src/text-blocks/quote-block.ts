import type { Block } from 'payload';

/** Somebody's words, and who said them. */
export const quoteBlock: Block = {
  slug: 'quote',
  labels: {
    singular: { en: 'Quote', de: 'Zitat', it: 'Citazione' },
    plural: { en: 'Quotes', de: 'Zitate', it: 'Citazioni' },
  },
  fields: [
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 600,
      label: { en: 'Quote', de: 'Zitat', it: 'Citazione' },
      admin: {
        description: {
          en: 'Without quotation marks; the site adds them.',
          de: 'Ohne Anführungszeichen; die Website setzt sie.',
          it: 'Senza virgolette: le aggiunge il sito.',
        },
      },
    },
    {
      name: 'source',
      type: 'text',
      maxLength: 160,
      label: { en: 'Who says it', de: 'Wer es sagt', it: 'Chi lo dice' },
    },
  ],
};
