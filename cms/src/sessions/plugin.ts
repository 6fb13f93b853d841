import { uiField } from '../fields/ui-field.ts';
import { addDataAndFileToRequest } from 'payload';
import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload';
import { extend, feature } from '../plugin/feature.ts';
import { noteFailedLogin, noteLogin } from './note-login.ts';
import { sessionBrowsers, endSessions, listSessions } from './sessions.ts';
import { isAdmin } from '../access/roles.ts';
import { adapterOf, inTransaction } from '../database/sql.ts';
import { logEvent } from '../audit-log/log-event.ts';

/** Whose sessions a request is about: one's own, or, for administrators, anybody's. */
function ownerOf(req: PayloadRequest): { owner: string; current?: string } | undefined {
  const owner = String(req.routeParams?.id);
  const { _sid: sid } = (req.user ?? {}) as { _sid?: string };
  if (req.user?.collection === 'users' && owner === String(req.user.id)) {
    return { owner, ...(sid && { current: sid }) };
  }
  return isAdmin(req) ? { owner } : undefined;
}

function refused({ t }: PayloadRequest): Response {
  const errors = [{ message: t('error:notAllowedToPerformAction') }];
  return Response.json({ errors }, { status: 403 });
}

const list: Endpoint = {
  path: '/:id/sessions',
  method: 'get',
  async handler(req) {
    const whose = ownerOf(req);
    if (!whose) return refused(req);
    const { drizzle } = adapterOf(req.payload);
    const sessions = await listSessions(drizzle, whose.owner, whose.current);
    return Response.json({ sessions }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

/** Ends the session with a `handle`; without one, all of them except that of the request. */
const end: Endpoint = {
  path: '/:id/sessions/end',
  method: 'post',
  async handler(req) {
    const whose = ownerOf(req);
    if (!whose) return refused(req);
    await addDataAndFileToRequest(req);
    const handle = req.data?.handle;
    const which =
      typeof handle === 'string' ? { handle } : { ...(whose.current && { keep: whose.current }) };
    const ended = await inTransaction(req.payload, (_req, db) =>
      endSessions(db, whose.owner, which),
    );
    if (ended > 0) {
      await logEvent(req, { kind: 'sessions_ended', collection: 'users', entry: whose.owner });
    }
    return Response.json({ ended });
  },
};

export const openSessions = () =>
  feature({
    tables: () => ({ session_browsers: sessionBrowsers }),
    changes: { collections: ['users'], collection: withSessions },
  });

const withSessions = (users: CollectionConfig): CollectionConfig =>
  extend(users, {
    fields: [uiField('sessions_list', 'sessions/sessions.tsx#Sessions')],
    endpoints: [list, end],
    last: { afterLogin: [noteLogin], afterError: [noteFailedLogin] },
  });
