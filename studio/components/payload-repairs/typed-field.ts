'use client';

import { useField, useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/**
 * A field of the form whose error goes as soon as something else is typed, and not before: Payload
 * checks a form while it is filled in, and an answer that comes after a refused save calls every
 * field valid again. It also takes a form for unchanged after a refusal, and its button for saving
 * stays off if the field was filled again before that. Seen in 3.90.1; not reported upstream that we
 * know of.
 */
export function useTypedField(path: string, isShown: boolean) {
  const { dispatchFields, setModified } = useForm();
  const { errorMessage, formProcessing, formSubmitted, showError, value } = useField<string | null>(
    {
      path,
    },
  );
  const isModified = useFormModified();
  const [refusal, setRefusal] = useState<{ value: unknown; message: string }>();
  if (!isShown && refusal) setRefusal(undefined);
  if (isShown && showError && errorMessage && refusal?.value !== value) {
    setRefusal({ value, message: errorMessage });
  }
  useEffect(() => {
    if (!refusal || showError || refusal.value !== value) return;
    dispatchFields({ type: 'UPDATE', path, valid: false, errorMessage: refusal.message });
  }, [dispatchFields, path, refusal, showError, value]);
  const isRefused = isShown && formSubmitted && !formProcessing;
  useEffect(() => {
    if (isRefused && value && !isModified) setModified(true);
  }, [isModified, isRefused, setModified, value]);
  function onTyped(typed: string) {
    dispatchFields({ type: 'UPDATE', path, value: typed, valid: true, errorMessage: undefined });
    setModified(true);
  }
  return { onTyped, showError, value: value ?? '' };
}
