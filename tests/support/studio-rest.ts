import { handleEndpoints, type Payload } from 'payload';
import { createClinicDatabase } from './clinic-database.ts';
import { openAsEditor, STUDIO } from './open-as-editor.ts';

type Call = {
  method?: string;
  /** Sent as JSON. */
  data?: object;
  /** Sent as it is. */
  body?: FormData | URLSearchParams | string;
  headers?: Record<string, string>;
};
export type Ask = (path: string, call?: Call) => Promise<Response>;

/** The REST API of the studio on a new clinic, as Next would serve it, but without Next. */
export async function openStudioRest(settings: Record<string, string> = {}) {
  const database = await createClinicDatabase();
  const payload = await openAsEditor(database, settings);
  const { default: config } = await import('../../cms/src/config.ts');
  await (await config).onInit?.(payload);
  const ask: Ask = (path, { method = 'GET', data, body, headers } = {}) => {
    const type = data && { 'Content-Type': 'application/json' };
    const sent = data ? JSON.stringify(data) : body;
    const init: RequestInit = { method, body: sent, headers: { ...type, ...headers } };
    return handleEndpoints({ config, request: new Request(`${STUDIO}${path}`, init) });
  };
  return {
    payload,
    ask,
    async close() {
      await payload.destroy();
      await database.remove();
    },
  };
}

/** The headers of a logged-in user's request. */
export async function loggedIn(
  payload: Payload,
  { email, password }: { email: string; password: string },
): Promise<Record<string, string>> {
  const { token } = await payload.login({ collection: 'users', data: { email, password } });
  return { Authorization: `JWT ${token}` };
}
