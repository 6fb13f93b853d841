import type { FormDefinition } from '@clinic/cms/forms/form-field';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { readValues, type FormValues } from '#app/forms/check-values.ts';
import { dropDraft, isSameDraft, loadDraft, saveDraft } from './draft-store.ts';
import { fieldsOf, isBox } from './edited-fields.ts';

const SAVE_DELAY_MS = 300;

export function useDraft(
  definition: FormDefinition,
  form: RefObject<HTMLFormElement | null>,
  isAnswered: boolean,
) {
  const [isOffered, setIsOffered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentId = useRef<string>(undefined);
  /** Values to save next. Read on input, because the form may be gone when the timer fires. */
  const pending = useRef<FormValues>(undefined);

  const read = () => {
    if (form.current) pending.current = readValues(definition, new FormData(form.current));
  };

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!pending.current) return;
    saveDraft(definition, { values: pending.current, id: sentId.current });
    pending.current = undefined;
  }, [definition]);

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
    const draft = isAnswered ? undefined : loadDraft(definition.kind);
    if (draft && form.current) {
      setIsOffered(fillForm(form.current, draft.values));
      // What was typed before hydration is pending already, but without the draft's values.
      if (pending.current !== undefined) read();
      // Browsers also restore values; the id is kept only if the form still has what was sent.
      const now = readValues(definition, new FormData(form.current));
      if (isSameDraft(definition, now, draft.values)) sentId.current = draft.id;
    }
    // Once, on mount. After a response from the server, the fields have their values already.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    isOffered,
    keep: () => setIsOffered(false),
    reset() {
      form.current?.reset();
      sentId.current = undefined;
      pending.current = undefined;
      dropDraft(definition.kind);
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
    /** The clinic has the form. Its id is kept, so that sending again is the same submission. */
    sent() {
      pending.current = undefined;
      dropDraft(definition.kind);
    },
  };
}

/**
 * Fills empty fields with a draft; true if any was filled. Text that the page has put into a field,
 * such as the room asked for, is kept below the draft's.
 */
function fillForm(form: HTMLFormElement, values: FormValues): boolean {
  let isFilled = false;
  for (const field of fieldsOf(form)) {
    const kept = values[field.name];
    if (!kept || field.type === 'hidden' || field.type === 'file') continue;
    if (isBox(field)) {
      if (field.checked || field.value !== kept) continue;
      field.checked = true;
    } else if (field.value === '') {
      field.value = kept;
    } else {
      const isPrefilled =
        field instanceof HTMLTextAreaElement && field.value === field.defaultValue;
      if (!isPrefilled || field.value === kept) continue;
      field.value = kept.includes(field.value) ? kept : `${kept}\n${field.value}`;
    }
    isFilled = true;
    // Counters and notes listen for this event.
    field.dispatchEvent(new CustomEvent('fill', { bubbles: true }));
  }
  return isFilled;
}
