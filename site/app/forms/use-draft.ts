import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { fillForm } from './fill-form.ts';
import { dropDraft, loadDraft, saveDraft } from './draft-store.ts';
import { readValues, type FormSchema } from './schema/form-schema.ts';

const SAVE_DELAY_MS = 300;

/** Keeps what is typed in this browser, and brings it back when its writer comes back. */
export function useDraft(
  schema: FormSchema,
  form: RefObject<HTMLFormElement | null>,
  isAnswered: boolean,
) {
  const [isOffered, setIsOffered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentId = useRef<string>(undefined);
  const { kind } = schema;

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const values = readValues(schema, new FormData(form.current));
    saveDraft(localStorage, kind, { values, id: sentId.current });
  }, [schema, kind, form]);

  useEffect(() => {
    const draft = isAnswered ? undefined : loadDraft(localStorage, kind);
    if (draft && form.current) {
      sentId.current = draft.id;
      setIsOffered(fillForm(form.current, draft.values));
    }
    return () => clearTimeout(timer.current);
    // Once, when the form appears: what an answer brings back is there already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return useMemo(
    () => ({
      isOffered,
      keep: () => setIsOffered(false),
      reset() {
        form.current?.reset();
        sentId.current = undefined;
        dropDraft(localStorage, kind);
        setIsOffered(false);
      },
      /** What was changed is no longer what was sent. */
      changed() {
        sentId.current = undefined;
        clearTimeout(timer.current);
        timer.current = setTimeout(save, SAVE_DELAY_MS);
      },
      /** The id under which the form goes out; the same as before if nothing has changed. */
      sending(): string {
        sentId.current ??= crypto.randomUUID();
        save();
        return sentId.current;
      },
    }),
    [isOffered, form, kind, save],
  );
}
