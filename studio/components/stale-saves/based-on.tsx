'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import {
  ConfirmationModal,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormFields,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { useKeepLateInput } from '../payload-repairs/keep-late-input.ts';
import { useSaveBeforeLeaving } from '../payload-repairs/save-before-leaving.ts';

const REFUSED = 'save-refused';

/** Shows nothing until a save is refused because somebody else has changed the entry meanwhile. */
export function BasedOn({ path }: TextFieldClientProps) {
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  const { closeModal, openModal } = useModal();
  const { setModified, setSubmitted } = useForm();
  const router = useRouter();
  const refusal = useFormFields(([fields]) => {
    const field = fields[path];
    return field?.valid === false ? field.errorMessage : undefined;
  });
  // The form drops the error with the next server response; the dialog has to keep it.
  const [reason, setReason] = useState<string>();
  if (refusal && refusal !== reason) setReason(refusal);
  useEffect(() => {
    if (refusal) openModal(REFUSED);
  }, [openModal, refusal]);
  useUnlockOnLeaving();
  useKeepLateInput();
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

/** Payload keeps a lock for minutes after its editor has left; this releases it at once. */
function useUnlockOnLeaving() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { user } = useAuth();
  // Not the user itself: the panel reads it anew some time after each page, and it is another then.
  const userId = user?.id;
  useEffect(() => {
    if (!userId || (!id && !globalSlug)) return;
    const query = new URLSearchParams({ 'where[user.value][equals]': String(userId) });
    if (globalSlug) query.set('where[globalSlug][equals]', globalSlug);
    else {
      query.set('where[document.relationTo][equals]', collectionSlug ?? '');
      query.set('where[document.value][equals]', String(id));
    }
    const unlock = () => {
      // `keepalive` sends the request even though the window closes.
      const address = `/api/payload-locked-documents?${query}`;
      void fetch(address, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', unlock);
    return () => {
      window.removeEventListener('pagehide', unlock);
      unlock();
    };
  }, [collectionSlug, globalSlug, id, userId]);
}
