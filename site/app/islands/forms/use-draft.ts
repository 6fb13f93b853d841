import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readValues, type FormSchema, type FormValues } from '#app/forms/schema/form-schema.ts';
import { dropDraft, isSameDraft, loadDraft, saveDraft, thisBrowser } from './draft-store.ts';
import { fillForm } from './fill-form.ts';

const SAVE_DELAY_MS = 300;

/** Stores what is typed in this browser, and restores it when the visitor returns. */
export function useDraft(
  schema: FormSchema,
  form: RefObject<HTMLFormElement | null>,
  isAnswered: boolean,
) {
  const [isOffered, setIsOffered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentId = useRef<string>(undefined);
  /** Values to save next; read immediately, because the form may be gone when the timer fires. */
  const pending = useRef<FormValues>(undefined);
  const { kind } = schema;

  const read = useCallback(() => {
    if (form.current) pending.current = readValues(schema, new FormData(form.current));
  }, [schema, form]);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!pending.current) return;
    saveDraft(thisBrowser, kind, { values: pending.current, id: sentId.current });
    pending.current = undefined;
  }, [kind]);

  useEffect(() => {
    // A phone may discard a hidden page without any further event.
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [save]);

  useEffect(() => {
    const draft = isAnswered ? undefined : loadDraft(thisBrowser, kind);
    if (draft && form.current) {
      setIsOffered(fillForm(form.current, draft.values));
      // Input from before hydration is pending already; reads it again with the draft's values.
      if (pending.current !== undefined) read();
      // Browsers restore values themselves; the id is kept only if the values are what was sent.
      const now = readValues(schema, new FormData(form.current));
      if (isSameDraft(now, draft.values)) sentId.current = draft.id;
    }
    // Once, on mount; values in a server-rendered response are in the fields already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return useMemo(
    () => ({
      isOffered,
      keep: () => setIsOffered(false),
      reset() {
        form.current?.reset();
        sentId.current = undefined;
        pending.current = undefined;
        dropDraft(thisBrowser, kind);
        setIsOffered(false);
      },
      /** Changed values are no longer the submission that was sent. */
      changed() {
        sentId.current = undefined;
        read();
        clearTimeout(timer.current);
        timer.current = setTimeout(save, SAVE_DELAY_MS);
      },
      /** The submission's id; unchanged if no value has changed since the last attempt. */
      sending(): string {
        sentId.current ??= crypto.randomUUID();
        read();
        save();
        return sentId.current;
      },
    }),
    [isOffered, form, kind, read, save],
  );
}
