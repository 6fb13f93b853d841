import pino from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import { until } from '../../../tests/support/until.ts';
import { accountTokens } from './http/account-tokens.ts';
import { seedSnapshot } from './testing/seed-snapshot.ts';
import { createTestApp, TOKEN, useTemporaryFolder } from './testing/test-app.ts';

const cacheFolder = useTemporaryFolder();
let studio: Awaited<ReturnType<typeof openStudioRest>>;
let admin: StudioApi;
let ask: (path: string, token: string) => Promise<number>;
beforeAll(async () => {
  studio = await openStudioRest();
  admin = await logInAs(studio, 'root', 'en', ['admin']);
  const logger = pino({ level: 'silent' });
  const tokens = accountTokens({ database: async () => studio.payload, logger });
  const snapshot = await seedSnapshot();
  const app = createTestApp({ snapshot, cacheFolder, apiToken: TOKEN, accountTokens: tokens });
  ask = async (path, token) =>
    (await app.request(`/api/${path}`, { headers: { 'Cockpit-Token': token } })).status;
  return studio.close;
});

type Token = { id: string; token: string; last_used?: string | null };
const create = async (data: object) => {
  const { body } = await admin('POST', '/api_tokens', data);
  return (body as { doc: Token }).doc;
};
const read = async (id: string) =>
  (await admin('GET', `/api_tokens/${id}`)).body as unknown as Token;

it('opens what an administrator has chosen in the studio, until it is deleted', async () => {
  const partner = await create({ name: 'A partner', reads: ['diagnose'] });
  const other = await create({ name: 'A mirror', everything: true });
  expect(partner.token).toMatch(/^account-[\w-]{43}$/);
  expect(other.token).not.toBe(partner.token);
  expect((await read(partner.id)).token).toBe(partner.token);

  await until(async () => (await ask('collections/get/diagnose', partner.token)) === 200);
  expect(await ask('collections/get/categories', partner.token)).toBe(401);
  expect(await ask('collections/get/categories', other.token)).toBe(200);
  expect(await ask('collections/get/diagnose', `${partner.token}x`)).toBe(401);

  // The list shows that both tokens have been used.
  await until(async () => Boolean((await read(partner.id)).last_used));
  const used = Date.parse((await read(partner.id)).last_used ?? '');
  expect(Math.abs(Date.now() - used)).toBeLessThan(60_000);

  // Another choice takes effect at once, and so does deletion.
  await admin('PATCH', `/api_tokens/${partner.id}`, { reads: ['categories'] });
  await until(async () => (await ask('collections/get/categories', partner.token)) === 200);
  expect(await ask('collections/get/diagnose', partner.token)).toBe(401);
  await admin('DELETE', `/api_tokens/${partner.id}`);
  await until(async () => (await ask('collections/get/categories', partner.token)) === 401);
  expect(await ask('collections/get/categories', other.token)).toBe(200);
});

it('is neither stored nor chosen by anybody, and opens something or is refused', async () => {
  const given = { name: 'Chosen', reads: ['news'], token: 'account-mine', last_used: '2020-01-01' };
  const { token, last_used: used } = await create(given);
  expect(token).not.toBe('account-mine');
  expect(used ?? null).toBeNull();
  expect(await ask('collections/get/diagnose', 'account-mine')).toBe(401);
  expect((await admin('POST', '/api_tokens', { name: 'Nothing' })).status).toBe(400);
  const { rows } = await studio.payload.db.drizzle.execute('select * from api_tokens');
  expect(JSON.stringify(rows)).not.toContain('account-');
});
