import type { CollectionConfig, UIField } from 'payload';
import { extend } from '../plugin/extend.ts';
import { feature } from '../plugin/feature.ts';
import { noteFailedLogin, noteLogin } from './note-login.ts';
import { sessionEndpoints } from './session-endpoints.ts';
import { sessionBrowsers } from './sessions.ts';

/** Where somebody is logged in: everybody sees and ends their own sessions. */
export const openSessions = () =>
  feature({
    tables: () => ({ session_browsers: sessionBrowsers }),
    changes: { collections: ['users'], collection: withSessions },
  });

const sessionsField: UIField = {
  name: 'sessions_list',
  type: 'ui',
  admin: {
    components: { Field: '/components/sessions/sessions.tsx#Sessions' },
    disableListColumn: true,
  },
};

const withSessions = (users: CollectionConfig): CollectionConfig =>
  extend(users, {
    fields: [sessionsField],
    endpoints: sessionEndpoints,
    last: { afterLogin: [noteLogin], afterError: [noteFailedLogin] },
  });
