'use client';

import {
  useAuth,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import { CodeInput } from '../second-factor/code-input.tsx';
import { PasswordInput } from '../second-factor/password-input.tsx';

/** Whether the form changes the e-mail address or the password of an account that exists. */
function useIsCredentialChange(): boolean {
  const { id } = useDocumentInfo();
  return useFormFields(([{ email, password }]) => {
    const isNewEmail = email !== undefined && email.value !== email.initialValue;
    // Payload marks the new password as missing when its fields are opened.
    const isNewPassword = Boolean(password?.value) || password?.valid === false;
    return Boolean(id) && (isNewEmail || isNewPassword);
  });
}

/** What was typed is of no use once the change is saved or called off. */
function useForgottenUnless(isShown: boolean, path: string): void {
  const { dispatchFields, getField } = useForm();
  useEffect(() => {
    if (isShown || !getField(path)?.value) return;
    dispatchFields({ type: 'UPDATE', path, value: '', initialValue: '', valid: true });
  });
}

/** Payload keeps a new password in the form once it is saved, and would send it with the next save. */
function useForgetSavedPassword(): void {
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

/**
 * A field of the form whose error goes as soon as something else is typed, and not before: Payload
 * checks a form while it is filled in, and an answer that comes after a refused save calls every
 * field valid again.
 */
function useTyped(path: string, isShown: boolean) {
  const { dispatchFields, setModified } = useForm();
  const { errorMessage, showError, value } = useField<string | null>({ path });
  const [refusal, setRefusal] = useState<{ value: unknown; message: string }>();
  if (!isShown && refusal) setRefusal(undefined);
  if (isShown && showError && errorMessage && refusal?.value !== value) {
    setRefusal({ value, message: errorMessage });
  }
  useEffect(() => {
    if (!refusal || showError || refusal.value !== value) return;
    dispatchFields({ type: 'UPDATE', path, valid: false, errorMessage: refusal.message });
  }, [dispatchFields, path, refusal, showError, value]);
  function onTyped(typed: string) {
    dispatchFields({ type: 'UPDATE', path, value: typed, valid: true, errorMessage: undefined });
    setModified(true);
  }
  return { onTyped, showError, value: value ?? '' };
}

/** Whoever changes a login types their own present password with it. */
export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
  const isShown = useIsCredentialChange();
  const { onTyped, showError, value } = useTyped(path, isShown);
  useForgottenUnless(isShown, path);
  useForgetSavedPassword();
  if (!isShown) return null;
  return (
    <PasswordInput
      path={path}
      about="people:presentPasswordAbout"
      password={value}
      onPassword={onTyped}
      showError={showError}
    />
  );
};

/** The code of the second factor, of whoever has one. */
export const CurrentCode: TextFieldClientComponent = ({ path }) => {
  const { user } = useAuth();
  const isChange = useIsCredentialChange();
  const { onTyped, showError, value } = useTyped(path, isChange);
  // The panel may not know yet that there is a second factor; the answer then asks for the code.
  const [isAskedFor, setAskedFor] = useState(false);
  if (showError && !isAskedFor) setAskedFor(true);
  const hasFactor = Boolean((user as { second_factor?: boolean } | null)?.second_factor);
  const isShown = isChange && (hasFactor || isAskedFor);
  useForgottenUnless(isShown, path);
  if (!isShown) return null;
  return (
    <CodeInput
      path={path}
      code={value}
      onCode={onTyped}
      hint="people:codeHint"
      showError={showError}
      required
    />
  );
};
