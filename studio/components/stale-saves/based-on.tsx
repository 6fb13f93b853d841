'use client';

import { ConfirmationModal, useForm, useFormFields, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { useKeepLateInput, useKeepTypedFields } from '../payload-repairs/keep-late-input.ts';
import { useSaveBeforeLeaving } from '../payload-repairs/save-before-leaving.ts';
import { useUnlockOnLeaving } from '../payload-repairs/unlock-on-leaving.ts';
import { useWords } from '../use-words.ts';

const REFUSED = 'save-refused';
/** Payload's dialog that says who has taken over, which explains the refusal as well. */
const TAKEN_OVER = 'document-take-over';

/** Shows nothing until a save is refused because somebody else has changed the entry meanwhile. */
export function BasedOn({ path }: TextFieldClientProps) {
  const { t } = useWords();
  const { closeModal, isModalOpen, openModal } = useModal();
  const { setModified, setSubmitted } = useForm();
  const router = useRouter();
  const refusal = useFormFields(([fields]) => {
    const field = fields[path];
    return field?.valid === false ? field.errorMessage : undefined;
  });
  // The form drops the error with the next server response; the dialog has to keep it.
  const [reason, setReason] = useState<string>();
  if (refusal && refusal !== reason) setReason(refusal);
  const isTakenOver = isModalOpen(TAKEN_OVER);
  useEffect(() => {
    if (isTakenOver) closeModal(REFUSED);
    else if (refusal) openModal(REFUSED);
  }, [closeModal, isTakenOver, openModal, refusal]);
  useUnlockOnLeaving();
  useKeepLateInput();
  useKeepTypedFields();
  useSaveBeforeLeaving();

  function reload() {
    closeModal(REFUSED);
    // The local edits must not be saved over the new revision.
    setModified(false);
    setSubmitted(false);
    router.refresh();
  }

  return (
    <ConfirmationModal
      modalSlug={REFUSED}
      heading={t('editing:changed')}
      body={
        <>
          <p>{reason}</p>
          <p>{t('editing:notSaved')}</p>
        </>
      }
      cancelLabel={t('editing:stay')}
      confirmLabel={t('editing:reload')}
      onConfirm={reload}
    />
  );
}
