import type { Field } from 'payload';
import { DEFAULT_LOCALE } from '../clinic-config/locales.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { dayField } from './day.ts';
import { keptLanguage, WRITTEN_LANGUAGE_OPTIONS } from './language-options.ts';
import { requiredText } from './text.ts';

/** Who has written a medical text and checked it, and what it rests on: visitors see all of it. */
export function reviewFields(): Field[] {
  return [
    sourcesField(),
    authorField(),
    personField('reviewed_by', {
      en: 'Reviewed by',
      de: 'Medizinisch geprüft von',
      it: 'Revisione medica di',
    }),
    dayField('reviewed_on', { en: 'Reviewed on', de: 'Geprüft am', it: 'Data della revisione' }),
  ];
}

export function authorField(): Field {
  return personField('author', { en: 'Written by', de: 'Verfasst von', it: 'Testo di' });
}

function personField(name: string, label: Label): Field {
  return { name, type: 'relationship', relationTo: 'team', label, admin: { position: 'sidebar' } };
}

const SAID_BY: Label = {
  en: 'Who says it, and where',
  de: 'Verfasserin oder Verfasser, Titel',
  it: 'Autore e titolo',
};

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
      requiredText('title', SAID_BY, 240),
      {
        name: 'lang',
        type: 'select',
        required: true,
        defaultValue: DEFAULT_LOCALE,
        options: WRITTEN_LANGUAGE_OPTIONS,
        validate: keptLanguage,
        label: { en: 'Language of the source', de: 'Sprache der Quelle', it: 'Lingua della fonte' },
      },
    ],
  };
}
