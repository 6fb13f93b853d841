import { type FeatureProviderServer, lexicalEditor } from '@payloadcms/richtext-lexical';
import type { Block } from 'payload';
import type { SafetyKind } from './safety-kinds.ts';

/** A warning that must not be overlooked, as a card within a text. */
export function safetyCard(features: FeatureProviderServer<unknown, unknown, unknown>[]): Block {
  return {
    slug: 'safety',
    labels: {
      singular: { en: 'Safety card', de: 'Warnhinweis', it: 'Avvertenza' },
      plural: { en: 'Safety cards', de: 'Warnhinweise', it: 'Avvertenze' },
    },
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'help' satisfies SafetyKind,
        label: { en: 'Kind', de: 'Art', it: 'Tipo' },
        options: [
          {
            value: 'help' satisfies SafetyKind,
            label: {
              en: 'When to seek help at once',
              de: 'Wann Sie sofort Hilfe holen',
              it: 'Quando chiedere subito aiuto',
            },
          },
          {
            value: 'exclusion' satisfies SafetyKind,
            label: {
              en: 'Who should not be treated',
              de: 'Wer nicht behandelt werden soll',
              it: 'Chi non va trattato',
            },
          },
          {
            value: 'emergency' satisfies SafetyKind,
            label: { en: 'In an emergency', de: 'Im Notfall', it: 'In caso d’emergenza' },
          },
        ],
      },
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 80,
        label: { en: 'Heading', de: 'Überschrift', it: 'Titolo' },
      },
      {
        name: 'text',
        type: 'richText',
        required: true,
        editor: lexicalEditor({ features }),
        label: { en: 'Text', de: 'Text', it: 'Testo' },
        admin: {
          description: {
            en: 'Link emergency numbers, for instance to tel:144.',
            de: 'Setzen Sie Telefonnummern als Link, zum Beispiel tel:144.',
            it: 'Inserisca i numeri d’emergenza come link, per esempio a tel:144.',
          },
        },
      },
    ],
  };
}
