import {
  sectionsOf,
  type FormDefinition,
  type FormSection,
  type SubmissionKind,
} from '@clinic/cms/forms/form-field';
import type { ChoiceName, FieldName, OptionOf } from '@clinic/cms/forms/forms';
import { createContext, useContext } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldErrors, FormValues } from '#app/forms/check-values.ts';
import type { EXTRAS } from '#app/forms/form-extras.ts';

/** The form state that every field needs. */
export type FormState = { form: FormDefinition; values: FormValues; errors: FieldErrors };

export const FormStateContext = createContext<FormState | undefined>(undefined);

export function useField(name: FieldName | typeof EXTRAS.upload, hasHint = false, fallback = '') {
  const { values, errors, form } = useFormState(name);
  const error = errors[name];
  const id = fieldId(form.kind, name);
  const described = [error && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  const state = {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return {
    error,
    value: values[name] ?? fallback,
    isOptional: definitionOf(form, name)?.isOptional,
    control: { id, name, ...state },
    /** For a group of radio buttons, which share one error. */
    group: { role: 'radiogroup', ...state } as const,
  };
}

export function useLabel(name: FieldName): string {
  return useTranslations('forms.fields')(name);
}

/** A key of `forms.choices`, such as `salutation.mr`. */
type ChoiceKey = { [Name in ChoiceName]: `${Name}.${OptionOf<Name>}` }[ChoiceName];

/** The options of a field, with their labels. */
export function useOptions(name: ChoiceName): { value: string; label: string }[] {
  const t = useTranslations('forms.choices');
  const field = definitionOf(useFormState(name).form, name);
  const options = field?.type === 'choice' ? field.options : [];
  return options.map((value) => ({ value, label: t(`${name}.${value}` as ChoiceKey) }));
}

/** The number of a part of the form, counted from 1. */
export function useSectionNumber(section: FormSection): number {
  return sectionsOf(useFormState(section).form).indexOf(section) + 1;
}

/** The words of an agreement: forms differ in what is agreed to. */
export function useAgreementWords(name: FieldName) {
  const field = definitionOf(useFormState(name).form, name);
  return (field?.type === 'agreement' && field.words) || 'privacy';
}

function useFormState(name: string): FormState {
  const state = useContext(FormStateContext);
  if (!state) throw new Error(`The field ${name} stands outside of a form`);
  return state;
}

function definitionOf({ fields }: FormDefinition, name: string) {
  return fields.find((field) => field.name === name);
}

/** Prefixed by the form, because a page may have several, and the newsletter's is on every page. */
export function fieldId(kind: SubmissionKind, name: string): string {
  return `${kind}-${name}`;
}
