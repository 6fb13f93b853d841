import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClinicAsEditor } from '../../../tests/support/open-as-editor.ts';
import { adapterOf } from '../database/sql.ts';

const LENA = { email: 'lena@clinic.example', password: 'long enough' };
const AT_ONCE = 4;

let clinic: Awaited<ReturnType<typeof openClinicAsEditor>>;
beforeAll(async () => {
  clinic = await openClinicAsEditor();
  await clinic.editor.create({ collection: 'users', data: { ...LENA, roles: ['editor'] } });
});
afterAll(() => clinic.close());

/** How many sessions there are after so many logins at the same time. */
async function sessionsAfterLogins(): Promise<number> {
  const { drizzle } = adapterOf(clinic.editor);
  await drizzle.execute(sql`delete from users_sessions`);
  const logIn = () => clinic.editor.login({ collection: 'users', data: LENA });
  await Promise.all(Array.from({ length: AT_ONCE }, logIn));
  return (await drizzle.execute(sql`select 1 from users_sessions`)).rows.length;
}

it('Payload alone loses sessions of logins at the same time', async () => {
  const { hooks } = clinic.editor.collections.users.config;
  const own = hooks.beforeLogin;
  expect(await sessionsAfterLogins()).toBe(AT_ONCE);
  hooks.beforeLogin = own.filter(({ name }) => name !== 'keepSessions');
  expect(await sessionsAfterLogins()).toBeLessThan(AT_ONCE);
});
