'use client';

import type { Session } from '@clinic/cms/sessions/sessions';
import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { clinicTime } from '../clinic-time-format.ts';
import { readFromStudio } from '../read-from-studio.ts';
import { usePost } from '../use-post.ts';
import { useWords } from '../use-words.ts';

/** The sessions of an account; undefined if the user may not see them. */
async function readSessions(id: number | string): Promise<Session[] | undefined> {
  return (await readFromStudio<{ sessions: Session[] }>(`users/${id}/sessions`))?.sessions;
}

export function Sessions() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { language, t } = useWords();
  const { post } = usePost('people:failed');
  const [sessions, setSessions] = useState<Session[]>();
  const isOwn = String(user?.id) === String(id);

  useEffect(() => {
    if (id) void readSessions(id).then(setSessions);
  }, [id]);

  async function end(which: object) {
    if (await post(`users/${id}/sessions/end`, which)) toast.success(t('people:ended'));
    if (id) setSessions(await readSessions(id));
  }

  if (!id || !sessions) return null;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
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
              {t('people:begun')} {clinicTime(begunAt, language)}, {t('people:seen')}{' '}
              {clinicTime(seenAt, language)}
            </span>
            {!isCurrent && (
              <Button buttonStyle="secondary" size="small" onClick={() => end({ handle })}>
                {t('people:endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <Button id="end-others" buttonStyle="secondary" size="medium" onClick={() => end({})}>
          {t(isOwn ? 'people:endOthers' : 'people:endAll')}
        </Button>
      )}
    </section>
  );
}
