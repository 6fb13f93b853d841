import { type ReactNode, createContext, useContext } from 'react';
import { useTranslations } from 'use-intl';
import {
  sectionsOf,
  type FormDefinition,
  type FormSection,
  type SubmissionKind,
} from '@clinic/cms/forms/form-field';
import type { ChoiceName, FieldName, OptionOf } from '@clinic/cms/forms/forms';
import type { ErrorKey } from '#app/forms/field-check.ts';
import type { FieldErrors, FormValues } from '#app/forms/check-values.ts';
import type { EXTRAS } from '#app/forms/form-extras.ts';

type FormState = { form: FormDefinition; values: FormValues; errors: FieldErrors };

export const FormStateContext = createContext<FormState | undefined>(undefined);

type Name = FieldName | typeof EXTRAS.upload;

export function useField(name: Name, hasHint = false, fallback = '') {
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

type ChoiceKey = { [Name in ChoiceName]: `${Name}.${OptionOf<Name>}` }[ChoiceName];

export type Option = { value: string; label: string };

export function useOptions(name: ChoiceName): Option[] {
  const t = useTranslations('forms.choices');
  const field = definitionOf(useFormState(name).form, name);
  const options = field?.type === 'choice' ? field.options : [];
  return options.map((value) => ({ value, label: t(`${name}.${value}` as ChoiceKey) }));
}

export function useSectionNumber(section: FormSection): number {
  return sectionsOf(useFormState(section).form).indexOf(section) + 1;
}

/** The message key of the agreement: forms differ in what is agreed to. */
export function useAgreementWords(name: FieldName) {
  const field = definitionOf(useFormState(name).form, name);
  return (field?.type === 'agreement' && field.words) || 'privacy';
}

export function useFormState(name: string): FormState {
  const state = useContext(FormStateContext);
  if (!state) throw new Error(`The field ${name} stands outside of a form`);
  return state;
}

function definitionOf({ fields }: FormDefinition, name: string) {
  return fields.find((field) => field.name === name);
}

/** Prefixed by the form, because a page may have several forms with a field of the same name. */
export function fieldId(kind: SubmissionKind, name: string): string {
  return `${kind}-${name}`;
}

export const CONTROL =
  'block w-full min-h-12 rounded-control border border-stone-400 bg-white px-3.5 py-2.5 text-ink ' +
  'transition-colors duration-300 hover:border-brand-500 ' +
  'aria-invalid:border-2 aria-invalid:border-alarm';

export function OptionalMark() {
  const t = useTranslations('forms');
  return <span className="font-normal text-stone-600"> ({t('optional')})</span>;
}

export function FieldError({ id, error }: { id: string; error: ErrorKey | undefined }) {
  const t = useTranslations('forms.errors');
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 flex gap-2 font-semibold text-alarm">
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="mt-1 shrink-0">
        <circle cx="10" cy="10" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 5.75v5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        <circle cx="10" cy="13.75" r="1.1" fill="currentColor" />
      </svg>
      {t(error)}
    </p>
  );
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="mt-1.5 text-sm text-stone-600">
      {children}
    </p>
  );
}

type Props = {
  name: Name;
  hint?: ReactNode;
  isOptional?: boolean;
  /** A narrow field suggests how much text belongs in it. */
  width?: 'full' | 'half' | 'short';
  children: ReactNode;
};

const WIDTHS = { full: '', half: 'sm:max-w-xs', short: 'max-w-44' };

export function FieldFrame({ name, hint, isOptional, width = 'full', children }: Props) {
  const t = useTranslations('forms.fields');
  const field = useField(name);
  const { id } = field.control;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {t(name)}
        {(isOptional ?? field.isOptional) && <OptionalMark />}
      </label>
      <div className={WIDTHS[width]}>{children}</div>
      <FieldError id={id} error={field.error} />
      {hint && <Hint id={id}>{hint}</Hint>}
    </div>
  );
}
