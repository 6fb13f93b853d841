'use client';

import type { Conversation } from '@clinic/cms/inbox/requests/conversation';
import {
  Button,
  TextareaInput,
  TextInput,
  toast,
  useDocumentInfo,
  useField,
  useFormFields,
} from '@payloadcms/ui';
import { useEffect, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { usePost } from '../use-post.ts';
import { useWords } from '../use-words.ts';
import { saveReplyDraft, readReplyDraft } from './reply-draft.ts';

type Props = {
  request: string;
  draft: NonNullable<Conversation['draft']>;
  waits: boolean;
  onSent: () => void;
};

type Answer = { waits?: boolean; status?: string; updatedAt?: string };

export function ReplyForm({ request, draft, waits, onSent }: Props) {
  const { t } = useWords();
  const { isBusy, post } = usePost('inbox:notSent');
  const [begun] = useState(() => readReplyDraft(request) ?? draft);
  const [subject, setSubject] = useState(begun.subject);
  const [text, setText] = useState(begun.text);
  const { setValue: setStatus } = useField<string>({ path: 'status' });
  const { data, setData } = useDocumentInfo();
  const basedOn = useFormFields(([fields]) => fields.based_on?.value);

  useEffect(() => {
    const isChanged = subject !== draft.subject || text !== draft.text;
    saveReplyDraft(request, isChanged ? { subject, text } : undefined);
  }, [draft.subject, draft.text, request, subject, text]);

  async function send() {
    const reply = { key: draft.key, subject, text, based_on: basedOn };
    const said = await post<Answer>(`requests/${request}/reply`, reply);
    if (!said) return;
    saveReplyDraft(request, undefined);
    if (said.waits) toast.warning(t('inbox:waits'));
    else toast.success(t('inbox:queued'));
    // The new status is stored already; otherwise, the request's own form would undo it.
    if (said.status) setStatus(said.status, true);
    // Otherwise, the panel would call the form out of date as soon as somebody types on.
    if (said.updatedAt) setData({ ...data, status: said.status, updatedAt: said.updatedAt });
    onSent();
  }

  return (
    <section className="reply" aria-labelledby="request-reply">
      <h2 id="request-reply">{t('inbox:reply')}</h2>
      <p>
        {t('inbox:replyTo')}: <strong>{draft.to}</strong>
      </p>
      {waits && (
        <p className="reply__waits" role="note">
          {t('inbox:waits')}
        </p>
      )}
      <TextInput
        path="reply-subject"
        label={t('inbox:subject')}
        value={subject}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setSubject(event.target.value)}
        onKeyDown={preventSubmit}
      />
      <TextareaInput
        path="reply-text"
        label={t('inbox:text')}
        value={text}
        rows={12}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="reply__actions">
        <Button
          id="send-reply"
          type="button"
          margin={false}
          onClick={send}
          disabled={isBusy || !subject.trim() || !text.trim()}
        >
          {t(isBusy ? 'inbox:sending' : 'inbox:send')}
        </Button>
        <a href={mailto(draft.to, subject, text)}>{t('inbox:mailto')}</a>
      </p>
    </section>
  );
}

/** Enter would submit the form of the request, which is around this field. */
function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

function mailto(to: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
