'use client';

import type { Conversation as Shown, SentReply } from '@clinic/cms/inbox/requests/conversation';
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { clinicTime } from '../clinic-time-format.ts';
import { readFromStudio } from '../read-from-studio.ts';
import { useWords } from '../use-words.ts';
import { ReplyForm } from './reply-form.tsx';

const LOOK_MS = 3_000;
const LOOKS = 20;

export function Conversation() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { t } = useWords();
  const [shown, setShown] = useState<Shown>();
  const [isMissing, setMissing] = useState(false);
  const [sent, setSent] = useState<string>();
  const look = useLooksAfterSending(shown);
  // The time of the last save makes a new request after each, as it may add a line to the history.
  const since = new URLSearchParams({ saved: String(lastUpdateTime ?? ''), look: String(look) });
  const path = id && `requests/${id}/conversation?${since}`;

  useEffect(() => {
    if (!path) return undefined;
    let isCurrent = true;
    void readFromStudio<Shown>(path).then((next) => {
      if (!isCurrent) return;
      setMissing(!next);
      if (!next) return;
      // The reply that somebody is typing stays until it is sent.
      setShown((last) =>
        last?.draft && last.draft.key !== sent ? { ...next, draft: last.draft } : next,
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [path, sent]);

  const problem = isMissing && <p role="alert">{t('inbox:notLoaded')}</p>;
  // After a failed request, what was shown stays, with the reply that somebody may be typing.
  if (!shown) return problem || null;
  const { draft, history, replies, waits } = shown;
  return (
    <div className="conversation">
      {problem}
      {replies.length > 0 && <Replies replies={replies} />}
      {draft && id && (
        <ReplyForm
          key={draft.key}
          request={String(id)}
          draft={draft}
          waits={waits}
          onSent={() => setSent(draft.key)}
        />
      )}
      {!draft && <p>{t('inbox:noAddress')}</p>}
      <section aria-labelledby="request-history">
        <h2 id="request-history">{t('inbox:history')}</h2>
        <ol className="conversation__history">
          {history.map(({ id: line, at, text }) => (
            <li key={line}>
              <Time at={at} /> {text}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Counts up for a minute while a reply is on its way, so that its state is asked again. */
function useLooksAfterSending(shown: Shown | undefined): number {
  const [look, setLook] = useState(0);
  const isUnderWay =
    shown?.waits === false &&
    shown.replies.some(({ status }) => status === 'waiting' || status === 'sending');
  useEffect(() => {
    if (!isUnderWay || look >= LOOKS) return undefined;
    const timer = setTimeout(() => setLook(look + 1), LOOK_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, look]);
  return look;
}

function Replies({ replies }: { replies: SentReply[] }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="request-replies">
      <h2 id="request-replies">{t('inbox:replies')}</h2>
      <ol className="conversation__replies">
        {replies.map(({ id, at, by, subject, text, status, reason }) => (
          <li key={id}>
            <p className="conversation__head">
              <strong>{by}</strong> <Time at={at} />{' '}
              <span className="conversation__status" data-status={status}>
                {t(`inbox:status_${status}`)}
                {reason && `: ${reason}`}
              </span>
            </p>
            <p>
              <strong>{subject}</strong>
            </p>
            <p className="conversation__text">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Time({ at }: { at: string }) {
  const { language } = useWords();
  return (
    <time dateTime={at} className="conversation__time">
      {clinicTime(at, language)}
    </time>
  );
}
