import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useActionData, useNavigation, useSubmit } from 'react-router';
import type { FormAnswer, ShownProblem } from './form-answer.ts';
import { EXTRAS } from './form-extras.ts';
import { useProof } from './proof/use-proof.ts';
import { whyNoProof } from './proof/why-no-proof.ts';
import {
  checkValues,
  inPageOrder,
  readValues,
  type FieldErrors,
  type FormSchema,
} from './schema/form-schema.ts';
import { useDraft } from './use-draft.ts';
import { useSettled } from './use-settled.ts';

type Options = {
  schema: FormSchema;
  /** What the schema cannot see, such as files. */
  check?: (data: FormData) => FieldErrors;
};

/** The life of a form in the browser: checks while it is filled in, sending, and what comes back. */
export function useSiteForm({ schema, check }: Options) {
  const answer = useActionData() as FormAnswer | undefined;
  const navigation = useNavigation();
  const submit = useSubmit();
  const proof = useProof();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(schema, form, answer !== undefined);
  const settled = useSettled();
  const typed = useRef(new Set<string>());
  const openedAt = useRef(0);
  const isBusy = useRef(false);
  /** What the server sent back with the page; from then on the fields keep themselves. */
  const [values] = useState(answer?.values ?? {});
  const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {});
  /** The errors of the last attempt: the summary stays as it is while they are mended. */
  const [summary, setSummary] = useState<FieldErrors>(answer?.errors ?? {});
  const [problem, setProblem] = useState<ShownProblem | undefined>(answer?.problem);
  const [attempts, setAttempts] = useState(0);
  const [isUnsent, setIsUnsent] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);

  const show = useCallback((found: FieldErrors, trouble?: ShownProblem) => {
    setErrors(found);
    setSummary(found);
    setProblem(trouble);
    setAttempts((count) => count + 1);
  }, []);

  useEffect(() => {
    openedAt.current = Date.now();
  }, []);
  useEffect(() => {
    if (!answer) return;
    isBusy.current = false;
    setIsUnsent(true);
    show(answer.errors, answer.problem);
  }, [answer, show]);

  const faults = (element: HTMLFormElement): FieldErrors => {
    const data = new FormData(element);
    const checked = checkValues(schema, readValues(schema, data));
    return inPageOrder(schema, { ...(checked.ok ? {} : checked.errors), ...check?.(data) });
  };

  const look = (element: HTMLFormElement, name: string) => {
    const { [name]: found } = faults(element);
    setErrors(({ [name]: _old, ...others }) => (found ? { ...others, [name]: found } : others));
  };

  return {
    ...{ form, draft, errors, summary, problem, attempts, isUnsent },
    ...{ values, isPreparing },
    isSending: isPreparing || navigation.state !== 'idle',
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
        proof.prepare();
        draft.changed();
        typed.current.add(name);
        setIsUnsent(true);
        // A fault that is mended goes at once; a new one waits until the field is left.
        if (errors[name]) look(event.currentTarget, name);
      },
      onBlur(event: SyntheticEvent<HTMLFormElement>) {
        const { name } = event.target as HTMLInputElement;
        const element = event.currentTarget;
        if (typed.current.has(name)) settled(() => look(element, name));
      },
      async onSubmit(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault();
        if (isBusy.current) return;
        draft.keep();
        const element = event.currentTarget;
        const found = faults(element);
        if (Object.keys(found).length > 0) return show(found);
        if (!navigator.onLine) return show({}, { reason: 'offline' });
        isBusy.current = true;
        setIsPreparing(true);
        try {
          const [field, value] = await proof.take();
          const data = new FormData(element);
          data.set(field, value);
          data.set(EXTRAS.openedAt, String(openedAt.current));
          data.set(EXTRAS.id, draft.sending());
          setProblem(undefined);
          setIsUnsent(false);
          const encType = element.enctype as 'multipart/form-data';
          void submit(data, { method: 'post', encType });
        } catch {
          isBusy.current = false;
          show({}, await whyNoProof());
        } finally {
          setIsPreparing(false);
        }
      },
    },
  };
}
