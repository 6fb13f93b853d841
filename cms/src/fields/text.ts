import type { Field, TextareaField, TextField } from 'payload';
import type { Label } from '../studio-words/studio-languages.ts';

export function translatedText(name: string, maxLength: number, label: Label): TextField {
  return { name, type: 'text', localized: true, maxLength, label };
}

export function translatedTextarea(name: string, maxLength: number, label: Label): TextareaField {
  return { name, type: 'textarea', localized: true, maxLength, label };
}

export function requiredText(name: string, label: Label, maxLength?: number): TextField {
  return { name, type: 'text', required: true, label, ...(maxLength && { maxLength }) };
}

/** A list of short texts, one per row in the studio; the content API returns a list of strings. */
export function textListField(name: string, label: Label): Field {
  return {
    name,
    type: 'array',
    localized: true,
    maxRows: 20,
    label,
    labels: { singular: { en: 'Line', de: 'Zeile', it: 'Riga' }, plural: label },
    fields: [requiredText('text', { en: 'Text', de: 'Text', it: 'Testo' }, 160)],
  };
}
