import type { Field, TextField } from 'payload';
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

export function sentFields(...forms: readonly FormDefinition[]): Field[] {
  const fields = withoutRepeats(forms).filter(({ type }) => type !== 'agreement');
  const at = (place: FormField['studio']) =>
    fields
      .filter(({ studio }) => studio === place)
      .map((field) => hiddenIfEmpty(sentField(field), columnOf(field)));
  const rows = STUDIO_ROWS.map((place) => ({ type: 'row' as const, fields: at(place) }));
  return [...at('top'), ...rows.filter((row) => row.fields.length > 0), ...at(undefined)];
}

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

/** A long form has many empty fields, which would stand between the words and the reply. */
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
  // Of a page that is switched off nothing is sent any more; what was sent before is still read.
  if (field.type === 'entry' && !hasCollection(field.collection)) {
    return { ...text, admin: { ...text.admin, disableListColumn: true, disableListFilter: true } };
  }
  return IN_WORDS.has(field.type) ? inWords(text, field) : text;
}

/** These are sent as codes, which nobody should have to read. */
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
