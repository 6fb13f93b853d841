'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words';
import {
  TextField,
  useAuth,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect } from 'react';
import { PasswordInput } from './password-input.tsx';

/** Whether the form changes the e-mail address or the password of an account that exists. */
function useIsNewLogin(): boolean {
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

/** Whoever changes a login types their own present password with it. */
export const PresentPassword: TextFieldClientComponent = ({ path }) => {
  const isShown = useIsNewLogin();
  const { setValue, showError, value } = useField<string>({ path });
  useForgottenUnless(isShown, path);
  useForgetSavedPassword();
  if (!isShown) return null;
  return (
    <PasswordInput
      path={path}
      about="people:presentPasswordAbout"
      password={value ?? ''}
      onPassword={setValue}
      showError={showError}
    />
  );
};

/** The code of the second factor, of whoever has one. */
export const PresentCode: TextFieldClientComponent = ({ path, ...props }) => {
  const { user } = useAuth();
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  // The panel may not know yet that there is one; the answer then asks for it.
  const isAskedFor = useFormFields(([fields]) => fields[path]?.valid === false);
  const hasFactor = Boolean((user as { second_factor?: boolean } | null)?.second_factor);
  const isShown = useIsNewLogin() && (hasFactor || isAskedFor);
  useForgottenUnless(isShown, path);
  if (!isShown) return null;
  return (
    <TextField
      {...props}
      path={path}
      field={{
        ...props.field,
        label: t('people:code'),
        required: true,
        admin: {
          ...props.field.admin,
          autoComplete: 'one-time-code',
          description: t('people:codeHint'),
        },
      }}
    />
  );
};
