import { createContext, useContext } from 'react';
import type { SubmissionKind } from '#app/forms/inbox.ts';
import type { FieldErrors, FormValues } from '#app/forms/schema/form-schema.ts';

/** The form state that every field needs. */
export type FormState = { kind: SubmissionKind; values: FormValues; errors: FieldErrors };

export const FormStateContext = createContext<FormState | undefined>(undefined);

export function useField(name: string, hasHint = false) {
  const form = useContext(FormStateContext);
  if (!form) throw new Error(`The field ${name} stands outside of a form`);
  const error = form.errors[name];
  const id = fieldId(form.kind, name);
  const described = [error && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  const state = {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return {
    error,
    value: form.values[name] ?? '',
    control: { id, name, ...state },
    /** For a group of radio buttons, which share one error. */
    group: { role: 'radiogroup', ...state } as const,
  };
}

/** Prefixed by the form, because a page may have several, and the newsletter's is on every page. */
export function fieldId(kind: SubmissionKind, name: string): string {
  return `${kind}-${name}`;
}
