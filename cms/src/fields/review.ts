import type { Field } from 'payload';
import { DEFAULT_LOCALE } from '../clinic-config/locales.ts';
import { dayField } from './day.ts';
import { keptLanguage, WRITTEN_LANGUAGE_OPTIONS } from './language-options.ts';

/**
 * Who of the team has written a medical text, who has checked it last, and when; and what it rests
 * on. Visitors see all of it.
 */
export function reviewFields(): Field[] {
  return [
    sourcesField(),
    authorField(),
    {
      name: 'reviewed_by',
      type: 'relationship',
      relationTo: 'team',
      label: { en: 'Reviewed by', de: 'Medizinisch geprüft von', it: 'Revisione medica di' },
      admin: { position: 'sidebar' },
    },
    dayField('reviewed_on', { en: 'Reviewed on', de: 'Geprüft am', it: 'Data della revisione' }),
  ];
}

/** Who of the team has written a text. */
export function authorField(): Field {
  return {
    name: 'author',
    type: 'relationship',
    relationTo: 'team',
    label: { en: 'Written by', de: 'Verfasst von', it: 'Testo di' },
    admin: { position: 'sidebar' },
  };
}

/** Guidelines and authorities, cited in their own language. */
function sourcesField(): Field {
  return {
    name: 'sources',
    type: 'array',
    maxRows: 8,
    label: { en: 'Sources', de: 'Quellen', it: 'Fonti' },
    labels: {
      singular: { en: 'Source', de: 'Quelle', it: 'Fonte' },
      plural: { en: 'Sources', de: 'Quellen', it: 'Fonti' },
    },
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 240,
        label: {
          en: 'Who says it, and where',
          de: 'Verfasserin oder Verfasser, Titel',
          it: 'Autore e titolo',
        },
      },
      {
        name: 'lang',
        type: 'select',
        required: true,
        defaultValue: DEFAULT_LOCALE,
        options: WRITTEN_LANGUAGE_OPTIONS,
        validate: keptLanguage,
        label: {
          en: 'Language of the source',
          de: 'Sprache der Quelle',
          it: 'Lingua della fonte',
        },
      },
    ],
  };
}
