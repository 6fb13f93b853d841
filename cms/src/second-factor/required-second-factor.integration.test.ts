import { beforeAll, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import { adapterOf } from '../database/sql.ts';
import { codeOf, newSecret, stepAt } from './totp.ts';

let studio: Awaited<ReturnType<typeof openStudioRest>>;
let admin: StudioApi;
let editor: StudioApi;
beforeAll(async () => {
  studio = await openStudioRest({ REQUIRE_SECOND_FACTOR: 'true' });
  admin = await logInAs(studio, 'admin', 'en', ['admin']);
  editor = await logInAs(studio, 'editor');
  return studio.close;
}, 180_000);

it('an administrator may do nothing before the second factor, and everything after it', async () => {
  const own = await admin('GET', '/users/me');
  const { id } = own.body.user as { id: string };
  const statuses = async () =>
    Promise.all(
      ['/programs', '/requests', '/log', '/globals/menu'].map(
        async (path) => (await admin('GET', path)).status,
      ),
    );
  expect(await statuses()).toEqual([403, 403, 403, 403]);
  expect((await admin('POST', '/users', { email: 'x@clinic.example' })).status).toBe(403);
  expect((await admin('GET', `/users/${id}`)).status).toBe(200);

  const { beginFactor, confirmFactor } = await import('./second-factors.ts');
  const { drizzle } = adapterOf(studio.payload);
  const secret = newSecret();
  await beginFactor(drizzle, id, secret);
  await confirmFactor(drizzle, id, codeOf(secret, stepAt(Date.now())), []);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

it('others need none', async () => {
  expect((await editor('GET', '/programs')).status).toBe(200);
});
