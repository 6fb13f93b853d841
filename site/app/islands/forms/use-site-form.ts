import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FormAnswer, ShownProblem } from '#app/forms/form-answer.ts';
import {
  checkValues,
  inPageOrder,
  readValues,
  type FieldErrors,
  type FormSchema,
} from '#app/forms/schema/form-schema.ts';
import { editedFields, isOnTheWayBack } from './edited-fields.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { useSettled } from './use-settled.ts';

type Options = {
  schema: FormSchema;
  /** What the server sent back with the page, to a form that was sent without scripts. */
  answer?: FormAnswer;
  /** What the schema cannot see, such as files. */
  check?: (data: FormData) => FieldErrors;
};

/** The life of a form in the browser: checks while it is filled in, sending, and what comes back. */
export function useSiteForm({ schema, answer, check }: Options) {
  const sending = useSending();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(schema, form, answer !== undefined);
  const settled = useSettled();
  const typed = useRef(new Set<string>());
  /** From then on the fields keep themselves. */
  const [values] = useState(answer?.values ?? {});
  const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {});
  /** The errors of the last attempt: the summary stays as it is while they are mended. */
  const [summary, setSummary] = useState<FieldErrors>(answer?.errors ?? {});
  const [problem, setProblem] = useState<ShownProblem | undefined>(answer?.problem);
  /** Those of this page: for the first answer the browser itself moves the focus. */
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

  // What was typed before the scripts came; looked at before they fill in anything themselves.
  useLayoutEffect(() => {
    const names = form.current && !isOnTheWayBack() ? editedFields(form.current) : [];
    if (names.length > 0) edited(names);
    // Once, when the form comes to life.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const faults = (element: HTMLFormElement): FieldErrors => {
    const data = new FormData(element);
    const checked = checkValues(schema, readValues(schema, data));
    return inPageOrder(schema, { ...(checked.ok ? {} : checked.errors), ...check?.(data) });
  };

  const look = (element: HTMLFormElement, name: string) => {
    const { [name]: found } = faults(element);
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
    if (outcome.status === 'kept') show({}, outcome.problem);
    if (outcome.status === 'answered') {
      setIsUnsent(true);
      show(outcome.answer.errors, outcome.answer.problem);
    }
  };

  return {
    ...{ form, draft, errors, summary, problem, attempts, isUnsent, values },
    phase: sending.phase,
    /** The button that was pressed is gone then: the form takes its focus. */
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
        // A fault that is mended goes at once; a new one waits until the field is left.
        if (errors[name]) look(event.currentTarget, name);
      },
      onBlur(event: SyntheticEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        const element = event.currentTarget;
        if (typed.current.has(name)) settled(() => look(element, name));
      },
      onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        if (sending.isBusy()) return;
        draft.keep();
        const found = faults(event.currentTarget);
        if (Object.keys(found).length > 0) show(found);
        else if (!navigator.onLine) show({}, { reason: 'offline' });
        else void send(event.currentTarget);
      },
    },
  };
}
