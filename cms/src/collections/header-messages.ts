import { orderField } from '../fields/content.ts';
import { lastMomentField, momentField } from '../fields/day.ts';
import { translatedText } from '../fields/text.ts';
import { publishedCollection } from './published.ts';

/** Short notices above the header; a visitor who dismisses one does not see it for a week. */
export const headerMessages = publishedCollection({
  slug: 'header_messages',
  labels: {
    singular: { en: 'Header message', de: 'Hinweis im Kopf', it: 'Avviso in testata' },
    plural: { en: 'Header messages', de: 'Hinweise im Kopf', it: 'Avvisi in testata' },
  },
  newEntry: {
    en: 'New header message',
    de: 'Neuer Hinweis im Kopf',
    it: 'Nuovo avviso in testata',
  },
  appears: { with: 'title' },
  hasPage: false,
  shownWindow: { from: 'shown_from', until: 'shown_until' },
  columns: ['shown_from', 'shown_until'],
  fields: [
    translatedText('title', 80, { en: 'Title', de: 'Titel', it: 'Titolo' }),
    {
      name: 'description',
      type: 'richText',
      label: { en: 'Text', de: 'Text', it: 'Testo' },
      localized: true,
      admin: {
        description: {
          en: 'Up to about 40 characters of title and text fit on one line on a phone.',
          de: 'Titel und Text zusammen: Bis etwa 40 Zeichen passen auf dem Telefon auf eine Zeile.',
          it: 'Fino a circa 40 caratteri in tutto, titolo e testo stanno su una riga del telefono.',
        },
      },
    },
    momentField('shown_from', { en: 'Show from', de: 'Zeigen ab', it: 'Mostra dal' }),
    lastMomentField('shown_until', { en: 'Show until', de: 'Zeigen bis', it: 'Mostra fino al' }),
    orderField(),
  ],
});
