'use client';

import {
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect } from 'react';

const PATHS = ['password', 'confirm-password'];

// Payload keeps a new password in the form once it is saved, and would send it with the next save.
// Seen in 3.90.1, not reported.
export function useForgetSavedPassword(): void {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isRefused = useFormSubmitted();
  const isTyped = useFormFields(([{ password }]) => Boolean(password?.value));
  const isSaved = Boolean(id) && isTyped && !isModified && !isProcessing && !isRefused;
  useEffect(() => {
    if (!isSaved) return;
    for (const path of PATHS) dispatchFields({ type: 'REMOVE', path });
  }, [dispatchFields, isSaved]);
}

// Payload calls a new password missing until a moment after it was typed, so that whoever saves at
// once is told to correct the form. Seen in 3.90.1, not reported.
export function useTypedPasswordIsThere(): void {
  const { t } = useTranslation();
  const { dispatchFields } = useForm();
  const missing = t('validation:required');
  const isCalledMissing = useFormFields(([fields]) => {
    const [password, confirmation] = PATHS.map((path) => fields[path]);
    if (!password?.value || password.value !== confirmation?.value) return false;
    return [password, confirmation].some((field) => field?.errorMessage === missing);
  });
  useEffect(() => {
    if (!isCalledMissing) return;
    for (const path of PATHS) {
      dispatchFields({ type: 'UPDATE', path, valid: true, errorMessage: undefined });
    }
  }, [dispatchFields, isCalledMissing]);
}
