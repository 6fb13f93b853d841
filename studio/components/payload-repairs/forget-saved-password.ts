'use client';

import {
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Payload keeps a new password in the form once it is saved, and would send it with the next save.
 * Seen in 3.90.1; not reported upstream that we know of.
 */
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
    for (const path of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path });
  }, [dispatchFields, isSaved]);
}
