import type { Field, TextField } from 'payload';
import { nobodyOnField } from '../access/roles.ts';
import { SHOWN_MOMENT } from './day.ts';
import type { Label } from '../studio-words/studio-languages.ts';

/** Submitted values cannot be changed, not even through the API. */
export const UNCHANGED = { access: { update: nobodyOnField } } as const;

export function sentText(name: string, label: Label): TextField {
  return { name, type: 'text', label, ...UNCHANGED, admin: { readOnly: true } };
}

export function sentTextarea(name: string, label: Label): Field {
  return { name, type: 'textarea', label, ...UNCHANGED, admin: { readOnly: true } };
}

export function sentTime(name: string, label: Label): Field {
  const date = { pickerAppearance: 'dayAndTime', displayFormat: SHOWN_MOMENT } as const;
  const admin = { readOnly: true, position: 'sidebar', date } as const;
  return { name, type: 'date', label, ...UNCHANGED, admin };
}
