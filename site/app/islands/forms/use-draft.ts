import type { FormDefinition } from '@clinic/cms/forms/form-field';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readValues, type FormValues } from '#app/forms/check-values.ts';
import { dropDraft, isSameDraft, loadDraft, saveDraft, thisBrowser } from './draft-store.ts';

const SAVE_DELAY_MS = 300;

/** Stores what is typed in this browser, and restores it when the visitor returns. */
export function useDraft(
  definition: FormDefinition,
  form: RefObject<HTMLFormElement | null>,
  isAnswered: boolean,
) {
  const [isOffered, setIsOffered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentId = useRef<string>(undefined);
  /** Values to save next; read immediately, because the form may be gone when the timer fires. */
  const pending = useRef<FormValues>(undefined);

  const read = useCallback(() => {
    if (form.current) pending.current = readValues(definition, new FormData(form.current));
  }, [definition, form]);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (!pending.current) return;
    saveDraft(thisBrowser, definition, { values: pending.current, id: sentId.current });
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
    const draft = isAnswered ? undefined : loadDraft(thisBrowser, definition.kind);
    if (draft && form.current) {
      setIsOffered(fillForm(form.current, draft.values));
      // Input from before hydration is pending already; reads it again with the draft's values.
      if (pending.current !== undefined) read();
      // Browsers restore values themselves; the id is kept only if the values are what was sent.
      const now = readValues(definition, new FormData(form.current));
      if (isSameDraft(definition, now, draft.values)) sentId.current = draft.id;
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
        dropDraft(thisBrowser, definition.kind);
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
      /** The clinic has it; the id is kept, so that sending it again is the same submission. */
      sent() {
        pending.current = undefined;
        dropDraft(thisBrowser, definition.kind);
      },
    }),
    [isOffered, form, definition, read, save],
  );
}

/**
 * Writes draft values into empty fields. True if any field was filled. A text that the page itself
 * begins with, such as the room asked for, stands below the draft's: neither replaces the other.
 */
function fillForm(form: HTMLFormElement, values: FormValues): boolean {
  let isFilled = false;
  for (const element of form.elements) {
    if (!isField(element) || element.type === 'hidden' || element.type === 'file') continue;
    const kept = values[element.name];
    if (!kept) continue;
    if (isBegun(element)) {
      if (element.value === kept) continue;
      element.value = joined(kept, element.value);
    } else {
      const isBox = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type);
      if (isBox ? element.checked || element.value !== kept : element.value !== '') continue;
      if (isBox) element.checked = true;
      else element.value = kept;
    }
    isFilled = true;
    // Counters and notes listen for this event.
    element.dispatchEvent(new CustomEvent('fill', { bubbles: true }));
  }
  return isFilled;
}

/** Whether a text has what the server wrote, and nothing else. */
function isBegun(element: Element): element is HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement &&
    element.value !== '' &&
    element.value === element.defaultValue
  );
}

function joined(kept: string, begun: string): string {
  return kept.includes(begun) ? kept : `${kept}\n${begun}`;
}

function isField(
  element: Element,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
