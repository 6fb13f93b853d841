import type { Field, SelectField, TextField } from 'payload';
import { keptLanguage, LANGUAGE_OPTIONS } from '../../fields/language-options.ts';
import type { Suspicion } from '../../forms/spool-entry.ts';
import type { Label } from '../../studio-words/studio-languages.ts';
import { studioLabel } from '../../forms/clinic-words.ts';
import {
  columnOf,
  isMultiline,
  STUDIO_ROWS,
  type FormDefinition,
  type FormField,
} from '../../forms/form-field.ts';
import { hasCollection } from '../../clinic-config/page-set.ts';
import { sentText, sentTextarea, sentTime, UNCHANGED } from '../../fields/unchanged.ts';

/** What visitors sent: shown in the studio, never edited. */
export function sentFields(...forms: readonly FormDefinition[]): Field[] {
  const fields = withoutRepeats(forms).filter(({ type }) => type !== 'agreement');
  const at = (place: FormField['studio']) =>
    fields
      .filter(({ studio }) => studio === place)
      .map((field) => hiddenIfEmpty(sentField(field), columnOf(field)));
  const rows = STUDIO_ROWS.map((place) => ({ type: 'row' as const, fields: at(place) }));
  return [...at('top'), ...rows.filter((row) => row.fields.length > 0), ...at(undefined)];
}

/** When a submission was received, under which id, and what its sender agreed to. */
export function receiptFields(...forms: readonly FormDefinition[]): Field[] {
  const agreements = withoutRepeats(forms).filter(({ type }) => type === 'agreement');
  return [
    {
      ...sentText('submission', {
        en: 'Submission number',
        de: 'Eingangsnummer',
        it: 'Numero dell’invio',
      }),
      unique: true,
      admin: { readOnly: true, position: 'sidebar' },
    },
    sentTime('received_at', { en: 'Received', de: 'Eingegangen', it: 'Ricevuta' }),
    ...agreements.map((field) => sentTime(columnOf(field), studioLabel(field))),
  ];
}

function withoutRepeats(forms: readonly FormDefinition[]): FormField[] {
  const fields = forms.flatMap((form) => form.fields);
  return [...new Map(fields.map((field) => [columnOf(field), field])).values()];
}

/** Long forms have many empty fields, which would stand between the message and the reply. */
function hiddenIfEmpty(field: Field, name: string): Field {
  const condition = (data: Record<string, unknown>) => Boolean(data?.[name]);
  return { ...field, admin: { ...field.admin, condition } } as Field;
}

function sentField(field: FormField): Field {
  const [name, label] = [columnOf(field), studioLabel(field)];
  if (field.type === 'tick') {
    return { name, type: 'checkbox', label, ...UNCHANGED, admin: { readOnly: true } };
  }
  if (isMultiline(field)) return sentTextarea(name, label);
  const text = { ...sentText(name, label), unique: field.isUnique };
  // Once a page is switched off nothing new is sent; what was sent before can still be read.
  if (field.type === 'entry' && !hasCollection(field.collection)) {
    return { ...text, admin: { ...text.admin, disableListColumn: true, disableListFilter: true } };
  }
  return IN_WORDS.has(field.type) ? inWords(text, field) : text;
}

/** Fields sent as codes, which nobody should have to read. */
const IN_WORDS: ReadonlySet<FormField['type']> = new Set(['choice', 'country', 'day']);

function inWords(text: TextField, { name, type }: Pick<FormField, 'name' | 'type'>): Field {
  const clientProps = { sent: { name, type } };
  const shownBy = (component: string) => ({
    path: `/components/inbox/sent-value.tsx#${component}`,
    clientProps,
  });
  return {
    ...text,
    admin: {
      ...text.admin,
      components: { Field: shownBy('SentValue'), Cell: shownBy('SentValueCell') },
    },
  };
}

export function languageField(): SelectField {
  return {
    name: 'language',
    type: 'select',
    options: LANGUAGE_OPTIONS,
    validate: keptLanguage,
    label: { en: 'Language', de: 'Sprache', it: 'Lingua' },
    ...UNCHANGED,
    admin: { readOnly: true, position: 'sidebar' },
  };
}

const SUSPICION_LABELS: Record<Suspicion, Label> = {
  honeypot: {
    en: 'filled in a hidden field',
    de: 'hat ein verstecktes Feld ausgefüllt',
    it: 'un campo nascosto è compilato',
  },
  'too-fast': {
    en: 'sent within seconds',
    de: 'nach wenigen Sekunden gesendet',
    it: 'inviata in pochi secondi',
  },
  'no-proof': {
    en: 'without spam protection (no JavaScript)',
    de: 'ohne Spamschutz (kein JavaScript)',
    it: 'senza protezione antispam (nessun JavaScript)',
  },
  'low-score': {
    en: 'rated as a bot by reCAPTCHA',
    de: 'von reCAPTCHA als Roboter eingestuft',
    it: 'attribuita a un bot da reCAPTCHA',
  },
  unchecked: {
    en: 'reCAPTCHA could not be reached',
    de: 'reCAPTCHA war nicht erreichbar',
    it: 'reCAPTCHA non era raggiungibile',
  },
};

/** Suspected spam is flagged, with the reasons, and never dropped. */
export function suspicionFields(): Field[] {
  return [
    {
      name: 'suspected',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: { en: 'Suspected spam', de: 'Spamverdacht', it: 'Sospetto spam' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'suspicions',
      type: 'select',
      hasMany: true,
      options: Object.entries(SUSPICION_LABELS).map(([value, label]) => ({ value, label })),
      label: { en: 'Why', de: 'Warum', it: 'Perché' },
      ...UNCHANGED,
      admin: {
        readOnly: true,
        position: 'sidebar',
        condition: (data) => Boolean(data?.suspicions?.length),
      },
    },
  ];
}
