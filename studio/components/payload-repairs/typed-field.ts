'use client';

import { useField, useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

// Payload checks a form while it is filled in, and an answer that comes after a refused save marks
// every field valid again; here the error stays until something else is typed. Payload also takes a
// refused form for unchanged, so that its save button stays off. Seen in 3.90.1, not reported.
export function useTypedField(path: string, isShown: boolean) {
  const { dispatchFields, setModified } = useForm();
  const field = useField<string | null>({ path });
  const { errorMessage, formProcessing, formSubmitted, showError, value } = field;
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
