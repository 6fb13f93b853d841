import { lexicalEditor } from '@payloadcms/richtext-lexical';
import type { Block } from 'payload';
import { basicTextFeatures } from './basic-text-features.ts';

/** Questions within a text, each of which opens to its answer. */
export const faqBlock: Block = {
  slug: 'faq',
  labels: {
    singular: { en: 'Questions and answers', de: 'Fragen und Antworten', it: 'Domande e risposte' },
    plural: { en: 'Questions and answers', de: 'Fragen und Antworten', it: 'Domande e risposte' },
  },
  fields: [
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 20,
      label: { en: 'Questions', de: 'Fragen', it: 'Domande' },
      labels: {
        singular: { en: 'Question', de: 'Frage', it: 'Domanda' },
        plural: { en: 'Questions', de: 'Fragen', it: 'Domande' },
      },
      fields: [
        {
          name: 'question',
          type: 'text',
          required: true,
          maxLength: 200,
          label: { en: 'Question', de: 'Frage', it: 'Domanda' },
        },
        {
          name: 'answer',
          type: 'richText',
          required: true,
          editor: lexicalEditor({ features: basicTextFeatures }),
          label: { en: 'Answer', de: 'Antwort', it: 'Risposta' },
        },
      ],
    },
  ],
};
