'use client';

import { useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import {
  useForgetSavedPassword,
  useTypedPasswordIsThere,
} from '../payload-repairs/new-password-fields.ts';
import { useTypedField } from '../payload-repairs/typed-field.ts';
import { ProofInput } from '../second-factor/proof-input.tsx';

/** Whether the form changes the e-mail address or the password of an existing account. */
function useIsCredentialChange(): boolean {
  const { id } = useDocumentInfo();
  return useFormFields(([{ email, password }]) => {
    const isNewEmail = email !== undefined && email.value !== email.initialValue;
    // Payload marks the new password as missing when its fields are opened.
    const isNewPassword = Boolean(password?.value) || password?.valid === false;
    return Boolean(id) && (isNewEmail || isNewPassword);
  });
}

/** Clears a typed password or code once the change is saved or called off. */
function useClearedUnless(isShown: boolean, path: string): void {
  const { dispatchFields, getField } = useForm();
  useEffect(() => {
    if (isShown || !getField(path)?.value) return;
    dispatchFields({ type: 'UPDATE', path, value: '', initialValue: '', valid: true });
  });
}

export const CurrentPassword: TextFieldClientComponent = ({ path }) => {
  const isShown = useIsCredentialChange();
  const { onTyped, showError, value } = useTypedField(path, isShown);
  useClearedUnless(isShown, path);
  useForgetSavedPassword();
  useTypedPasswordIsThere();
  if (!isShown) return null;
  return (
    <ProofInput
      kind="password"
      path={path}
      hint="people:presentPasswordAbout"
      value={value}
      onValue={onTyped}
      showError={showError}
    />
  );
};

export const CurrentCode: TextFieldClientComponent = ({ path }) => {
  const { user } = useAuth();
  const isChange = useIsCredentialChange();
  const { onTyped, showError, value } = useTypedField(path, isChange);
  // The panel may not know yet that there is a second factor; the answer then asks for the code.
  const [isAskedFor, setAskedFor] = useState(false);
  if (showError && !isAskedFor) setAskedFor(true);
  const hasFactor = Boolean((user as { second_factor?: boolean } | null)?.second_factor);
  const isShown = isChange && (hasFactor || isAskedFor);
  useClearedUnless(isShown, path);
  if (!isShown) return null;
  return (
    <ProofInput
      kind="code"
      path={path}
      hint="people:codeHint"
      value={value}
      onValue={onTyped}
      showError={showError}
      required
    />
  );
};
