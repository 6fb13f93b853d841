'use client';

import {
  useAllFormFields,
  useDebounce,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { getAutosaveInterval, reduceFieldsToValues } from 'payload/shared';
import { useLayoutEffect, useRef } from 'react';

// When an autosave ends, Payload takes the form for saved even if the editor typed on during it. So
// a form with input that autosave has not looked at yet stays modified. Seen in 3.90.1;
// payloadcms/payload#14805 mended a part of it, and #17455 is about the rest.
export function useKeepLateInput(): void {
  const [fields] = useAllFormFields();
  const { docConfig } = useDocumentInfo();
  const { setModified } = useForm();
  const isModified = useFormModified();
  // True while the form is published or saved by hand, never during an autosave.
  const isProcessing = useFormProcessing();
  const lookedAt = useDebounce(fields, docConfig ? getAutosaveInterval(docConfig) : 0);
  const wasModified = useRef(isModified);

  // A layout effect runs before the timer of the autosave; a passive effect might come too late.
  useLayoutEffect(() => {
    const isTakenForSaved = wasModified.current && !isModified;
    wasModified.current = isModified;
    if (isTakenForSaved && !isProcessing && inputOf(fields) !== inputOf(lookedAt)) {
      setModified(true);
    }
  }, [fields, isModified, isProcessing, lookedAt, setModified]);
}

/** The values of a form, without the time of the last save, which is no input. */
function inputOf(fields: FormState): string {
  return JSON.stringify({ ...reduceFieldsToValues(fields), updatedAt: undefined });
}

// When a save ends, Payload overwrites every field but the one that was typed in last, so that
// letters are lost. Here each field that was typed in during a save counts as modified until the
// save has ended. Seen in 3.90.1; payloadcms/payload#17676.
export function useKeepTypedFields(): void {
  const [fields, dispatchFields] = useAllFormFields();
  const isSaving = useFormBackgroundProcessing();
  const typed = useRef(new Set<string>());
  useLayoutEffect(() => {
    if (!isSaving) typed.current.clear();
    const entries = Object.entries(fields);
    for (const [path, field] of entries) if (field.isModified) typed.current.add(path);
    const forgotten = entries.filter(
      ([path, field]) => !field.isModified && typed.current.has(path),
    );
    if (forgotten.length === 0) return;
    const remembered = forgotten.map(([path, field]) => [path, { ...field, isModified: true }]);
    dispatchFields({ type: 'UPDATE_MANY', formState: Object.fromEntries(remembered) });
  }, [dispatchFields, fields, isSaving]);
}
