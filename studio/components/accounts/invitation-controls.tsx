'use client';

import { Button, toast, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { CopyText } from '../second-factor/copy-text.tsx';
import { usePost } from '../use-post.ts';
import { useWords } from '../use-words.ts';

type Props = { hasMailServer: boolean };

/** Fills Payload's hidden password fields, which must have a value; the server replaces it. */
export function NewAccount({ hasMailServer }: Props) {
  const { t } = useWords();
  const { dispatchFields, getField } = useForm();
  // Runs after every render, since the form silently drops values that are set before it is ready.
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
  const { t } = useWords();
  const { isBusy, post } = usePost('people:failed');
  const [link, setLink] = useState<string>();

  async function invite() {
    const answer = await post<{ link?: string }>(`users/${id}/invitation`);
    if (answer?.link) setLink(answer.link);
    else if (answer) toast.success(t('people:inviteSent'));
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
