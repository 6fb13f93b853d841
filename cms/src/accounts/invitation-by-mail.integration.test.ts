import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';

let payload: Payload;
let ask: Ask;
let admin: StudioApi;
beforeAll(async () => {
  const studio = await openStudioRest({ SMTP_URL: 'smtp://127.0.0.1:1' });
  ({ payload, ask } = studio);
  admin = await logInAs(studio, 'admin', 'en', ['admin']);
  return studio.close;
}, 180_000);

const tokenIn = (text?: string | null) => /\/admin\/reset\/(\w+)/.exec(text ?? '')?.[1];

it('an invitation is a mail in the language of the person, with a link that works', async () => {
  const email = 'carla@clinic.example';
  const { body } = await admin('POST', '/users', {
    email,
    name: 'Carla',
    roles: ['editor'],
    language: 'it',
  });
  const mails = async () =>
    (await payload.find({ collection: 'mails', where: { recipient: { equals: email } } })).docs;
  const [first] = await mails();
  expect(first).toMatchObject({ kind: 'account', status: 'waiting' });
  expect(first?.subject).toContain('Il Suo accesso allo studio');
  expect(first?.text).toContain('Carla');

  const again = await admin('POST', `/users/${body.doc?.id}/invitation`);
  expect(again.body).toEqual({ sent: true });
  const newest = (await mails()).find(({ id }) => id !== first?.id);
  expect(tokenIn(newest?.text)).not.toBe(tokenIn(first?.text));
  const data = { token: tokenIn(newest?.text), password: 'a password of my own' };
  expect((await ask('/api/users/reset-password', { method: 'POST', data })).status).toBe(200);
});
