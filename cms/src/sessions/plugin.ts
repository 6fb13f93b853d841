import { uiField } from '../fields/ui-field.ts';
import {
  type CollectionConfig,
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { extend, feature } from '../plugin/feature.ts';
import { noteFailedLogin, noteLogin } from './note-login.ts';
import { sessionBrowsers, endSessions, listSessions } from './sessions.ts';
import { isAdmin } from '../access/roles.ts';
import { adapterOf } from '../database/sql.ts';
import { logEvent } from '../audit-log/log-event.ts';

type Known = PayloadRequest['user'] & { _sid?: string };

/** Whose sessions a request is about: one's own, or, for administrators, anybody's. */
function ownerOf(req: PayloadRequest): { owner: string; current?: string } | undefined {
  const owner = String(req.routeParams?.id);
  const { _sid: sid } = (req.user ?? {}) as Known;
  if (req.user?.collection === 'users' && owner === String(req.user.id)) {
    return { owner, ...(sid && { current: sid }) };
  }
  return isAdmin(req) ? { owner } : undefined;
}

const refused = (req: PayloadRequest) =>
  Response.json(
    { errors: [{ message: req.t('error:notAllowedToPerformAction') }] },
    { status: 403 },
  );

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
    const ended = await endSessions(req.payload, whose.owner, which);
    if (ended > 0) {
      await logEvent(req, { kind: 'sessions_ended', collection: 'users', entry: whose.owner });
    }
    return Response.json({ ended });
  },
};

const sessionEndpoints: Endpoint[] = [list, end];

/** Where somebody is logged in: everybody sees and ends their own sessions. */
export const openSessions = () =>
  feature({
    tables: () => ({ session_browsers: sessionBrowsers }),
    changes: { collections: ['users'], collection: withSessions },
  });

const withSessions = (users: CollectionConfig): CollectionConfig =>
  extend(users, {
    fields: [uiField('sessions_list', 'sessions/sessions.tsx#Sessions')],
    endpoints: sessionEndpoints,
    last: { afterLogin: [noteLogin], afterError: [noteFailedLogin] },
  });
