'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { Button, toast, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { postToStudio } from '../post-to-studio.ts';
import { CopyText } from '../second-factor/copy-text.tsx';

type Props = { hasMailServer: boolean };

/**
 * The form of a new account. Payload's password fields are hidden by the stylesheet; the form needs
 * something in them, which the server replaces by what nobody knows.
 */
export function NewAccount({ hasMailServer }: Props) {
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  const { dispatchFields, getField } = useForm();
  // After every render: the form silently drops values that are set before it is ready.
  useEffect(() => {
    if (getField('password')?.value) return;
    const value = crypto.randomUUID();
    for (const path of ['password', 'confirm-password']) {
      dispatchFields({ type: 'UPDATE', path, value, valid: true });
    }
  });
  return (
    <section className="people-part new-account">
      <h3>{t('people:invitation')}</h3>
      <p>{t(hasMailServer ? 'people:inviteNew' : 'people:inviteNewNoMail')}</p>
    </section>
  );
}

/** Sends an invitation again, or without a mail server makes a link to be handed on. */
export function InvitationControls({ hasMailServer }: Props) {
  const { id } = useDocumentInfo();
  const { t, i18n } = useTranslation<StudioWords, StudioWordKey>();
  const [link, setLink] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function invite() {
    setBusy(true);
    const { body, error } = await postToStudio<{ link?: string }>(
      `users/${id}/invitation`,
      i18n.language,
    );
    setBusy(false);
    if (!body) return toast.error(error || t('people:failed'));
    if (body.link) setLink(body.link);
    else toast.success(t('people:inviteSent'));
  }

  return (
    <section className="people-part">
      <h3>{t('people:invitation')}</h3>
      <p>{t('people:inviteWaiting')}</p>
      {link ? (
        <div id="invitation-link">
          <p>{t('people:inviteLinkAbout')}</p>
          <CopyText text={link} />
        </div>
      ) : (
        <Button id="invite-again" size="medium" onClick={invite} disabled={isBusy}>
          {t(hasMailServer ? 'people:inviteAgain' : 'people:inviteLink')}
        </Button>
      )}
    </section>
  );
}
