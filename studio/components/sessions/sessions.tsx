'use client';

import type { Session } from '@clinic/cms/sessions/sessions';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { clinicTime } from '../clinic-time-format.ts';
import { postToStudio } from '../post-to-studio.ts';

/** Undefined for whoever may not see them. */
async function readSessions(id: number | string): Promise<Session[] | undefined> {
  const answer = await fetch(`/api/users/${id}/sessions`).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { sessions: Session[] }).sessions : undefined;
}

/** The sessions of an account; its owner and administrators can end them. */
export function Sessions() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { t, i18n } = useTranslation<StudioWords, StudioWordKey>();
  const [sessions, setSessions] = useState<Session[]>();
  const isOwn = String(user?.id) === String(id);

  useEffect(() => {
    if (id) void readSessions(id).then(setSessions);
  }, [id]);

  async function end(which: object) {
    const { body, error } = await postToStudio(`users/${id}/sessions/end`, i18n.language, which);
    if (body) toast.success(t('people:ended'));
    else toast.error(error || t('people:failed'));
    if (id) setSessions(await readSessions(id));
  }

  if (!id || !sessions) return null;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const time = clinicTime(i18n.language);
  return (
    <section className="people-part" id="sessions">
      <h3>{t('people:sessions')}</h3>
      {sessions.length === 0 && <p>{t('people:sessionsNone')}</p>}
      <ul>
        {sessions.map(({ begunAt, browser, handle, isCurrent, seenAt }) => (
          <li key={handle}>
            <span>
              <strong>{browser || t('people:unknownBrowser')}</strong>
              {isCurrent && ` (${t('people:thisOne')})`}
              <br />
              {t('people:begun')} {time.format(new Date(begunAt))}, {t('people:seen')}{' '}
              {time.format(new Date(seenAt))}
            </span>
            {!isCurrent && (
              <Button buttonStyle="secondary" size="small" onClick={() => end({ handle })}>
                {t('people:endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Button id="end-others" buttonStyle="secondary" size="medium" onClick={() => end({})}>
          {t(isOwn ? 'people:endOthers' : 'people:endAll')}
        </Button>
      )}
    </section>
  );
}
