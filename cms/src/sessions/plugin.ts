import type { CollectionConfig, UIField } from 'payload';
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

function withSessions(users: CollectionConfig): CollectionConfig {
  const { endpoints, fields, hooks = {} } = users;
  return {
    ...users,
    fields: [...fields, sessionsField],
    endpoints: [...(endpoints || []), ...sessionEndpoints],
    hooks: {
      ...hooks,
      afterLogin: [...(hooks.afterLogin ?? []), noteLogin],
      afterError: [...(hooks.afterError ?? []), noteFailedLogin],
    },
  };
}
