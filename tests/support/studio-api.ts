import type { Role } from '../../cms/src/access/roles.ts';
import type { Locale } from '../../cms/src/clinic-config/locales.ts';
import { loggedIn, type openStudioRest } from './studio-rest.ts';

type Doc = Record<string, unknown> & { id: string };
type Refusal = { message: string; data?: { places?: { name: string; href: string }[] } };
type Body = Record<string, unknown> & { doc?: Doc; docs?: Doc[]; errors?: Refusal[] };

/** Calls the studio's API as the browser of one editor does. */
export type StudioApi = (
  method: string,
  path: string,
  data?: object,
) => Promise<{ status: number; body: Body }>;

/** Creates an account; returns the API as that account sees it, with messages in its language. */
export async function logInAs(
  { ask, payload }: Awaited<ReturnType<typeof openStudioRest>>,
  name: string,
  language = 'en',
  roles: Role[] = ['editor', 'inbox'],
  languages: Locale[] = [],
): Promise<StudioApi> {
  const account = { email: `${name}@clinic.example`, password: 'a long test password' };
  const data = { ...account, name, roles, languages };
  await payload.create({ collection: 'users', data });
  const headers = { ...(await loggedIn(payload, account)), 'Accept-Language': language };
  return async (method, path, sent) => {
    const answer = await ask(`/api${path}`, { method, headers, data: sent });
    return { status: answer.status, body: (await answer.json()) as Body };
  };
}
