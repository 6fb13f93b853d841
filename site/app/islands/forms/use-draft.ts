import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { fillForm } from './fill-form.ts';
import { dropDraft, isSameDraft, loadDraft, saveDraft, thisBrowser } from './draft-store.ts';
import { readValues, type FormSchema, type FormValues } from '#app/forms/schema/form-schema.ts';

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
  /** What is to be written down next; read at once, for the form may be gone by then. */
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
    // A phone may end a page that is out of sight without another word.
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
      // What was typed before the scripts came is written down already, and now the rest with it.
      if (pending.current !== undefined) read();
      // A browser fills in by itself what it remembers: only what differs is no longer what was sent.
      const now = readValues(schema, new FormData(form.current));
      if (isSameDraft(now, draft.values)) sentId.current = draft.id;
    }
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
        pending.current = undefined;
        dropDraft(thisBrowser, kind);
        setIsOffered(false);
      },
      /** What was changed is no longer what was sent. */
      changed() {
        sentId.current = undefined;
        read();
        clearTimeout(timer.current);
        timer.current = setTimeout(save, SAVE_DELAY_MS);
      },
      /** The id under which the form goes out; the same as before if nothing has changed. */
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
