import { isAsked, type FormDefinition, type FormField } from '@clinic/cms/forms/form-field';
import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FormAnswer, ShownProblem } from '#app/forms/form-answer.ts';
import { checkValues, inPageOrder, readValues, type FieldErrors } from '#app/forms/check-values.ts';
import { editedFields, isBackNavigation } from './edited-fields.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { useSettled } from './use-settled.ts';

type Options = {
  definition: FormDefinition;
  answer?: FormAnswer;
  check?: (data: FormData) => FieldErrors;
};

export function useSiteForm({ definition, answer, check }: Options) {
  const sending = useSending();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(definition, form, answer !== undefined);
  const settled = useSettled();
  const typed = useRef(new Set<string>());
  /** Initial values only: the fields are uncontrolled. */
  const [values] = useState(answer?.values ?? {});
  const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {});
  /** The errors of the last attempt; the summary does not change while they are being corrected. */
  const [summary, setSummary] = useState<FieldErrors>(answer?.errors ?? {});
  const [problem, setProblem] = useState<ShownProblem | undefined>(answer?.problem);
  /** Failed attempts on this page; after one without scripts, the browser moves the focus. */
  const [attempts, setAttempts] = useState(0);
  const [isUnsent, setIsUnsent] = useState(answer !== undefined);

  const show = (found: FieldErrors, trouble?: ShownProblem) => {
    setErrors(found);
    setSummary(found);
    setProblem(trouble);
    setAttempts((count) => count + 1);
  };

  const edited = (names: readonly string[]) => {
    sending.prepare();
    draft.changed();
    for (const name of names) typed.current.add(name);
    setIsUnsent(true);
  };

  // Finds what was typed before hydration; must run before our own scripts fill in any field.
  useLayoutEffect(() => {
    const names = form.current && !isBackNavigation() ? editedFields(form.current) : [];
    if (names.length > 0) edited(names);
    // Once, on hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const errorsIn = (element: HTMLFormElement): FieldErrors => {
    const data = new FormData(element);
    const checked = checkValues(definition, readValues(definition, data));
    return inPageOrder(definition, { ...(checked.ok ? {} : checked.errors), ...check?.(data) });
  };

  const checkField = (element: HTMLFormElement, name: string) => {
    const { [name]: found } = errorsIn(element);
    setErrors(({ [name]: _old, ...others }) => (found ? { ...others, [name]: found } : others));
  };

  const send = async (element: HTMLFormElement) => {
    const outcome = await sending.send(element, {
      id: draft.sending,
      onLeave() {
        setProblem(undefined);
        setIsUnsent(false);
      },
    });
    if (outcome.status === 'taken') draft.sent();
    if (outcome.status === 'kept') show({}, outcome.problem);
    if (outcome.status === 'answered') {
      setIsUnsent(true);
      show(outcome.answer.errors, outcome.answer.problem);
    }
  };

  return {
    form,
    draft,
    errors,
    summary,
    problem,
    attempts,
    isUnsent,
    values,
    phase: sending.phase,
    /** Continues with the draft. The pressed button disappears, so the form takes the focus. */
    keep() {
      draft.keep();
      form.current?.focus();
    },
    reset() {
      draft.reset();
      form.current?.focus();
      typed.current.clear();
      setErrors({});
      setSummary({});
      setProblem(undefined);
      setIsUnsent(false);
    },
    handlers: {
      onInput(event: SyntheticEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        edited([name]);
        if (Object.keys(summary).length > 0) {
          const sent = readValues(definition, new FormData(event.currentTarget));
          const gone = definition.fields.filter((field) => !isAsked(field, sent));
          setSummary(without(summary, gone));
        }
        // A corrected error disappears while typing; a new one appears only on blur.
        if (errors[name]) checkField(event.currentTarget, name);
      },
      onBlur(event: SyntheticEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        const element = event.currentTarget;
        if (typed.current.has(name)) settled(() => checkField(element, name));
      },
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        if (sending.isBusy()) return;
        draft.keep();
        const found = errorsIn(event.currentTarget);
        if (Object.keys(found).length > 0) show(found);
        else if (!navigator.onLine) show({}, { reason: 'offline' });
        else void send(event.currentTarget);
      },
    },
  };
}

const without = (errors: FieldErrors, gone: readonly FormField[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([name]) => !gone.some((field) => field.name === name)),
  );
