import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromBase32 } from '../../../tests/support/from-base32.ts';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';
import { adapterOf } from '../database/sql.ts';
import { codeOf, stepAt } from './totp.ts';

const password = 'a long test password';
const PATIENT = { timeout: 180_000 };

let payload: Payload;
let ask: Ask;
let admin: StudioApi;
let studio: Awaited<ReturnType<typeof openStudioRest>>;
beforeAll(async () => {
  studio = await openStudioRest();
  ({ payload, ask } = studio);
  admin = await logInAs(studio, 'admin', 'en', ['admin']);
  return studio.close;
}, PATIENT.timeout);
// Codes last half a minute; a busy machine may take longer for one test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

let address = 0;

/** Logs in from an address of its own each time, so that no limit is met. */
function logIn(email: string, data: object = {}, from?: string): Promise<Response> {
  address += 1;
  return ask('/api/users/login', {
    method: 'POST',
    data: { email, password, ...data },
    headers: { 'X-Forwarded-For': from ?? `198.51.100.${address}` },
  });
}

/** Somebody with a second factor, and the app that shows its codes. */
async function withFactor(name: string) {
  const own = await logInAs(studio, name);
  const { body: begun } = await own('POST', '/users/second-factor/begin', { password });
  const secret = fromBase32(String(begun.secret));
  // Each code works once, so every one used here belongs to a later step.
  let step = stepAt(Date.now()) - 1;
  const confirmed = await own('POST', '/users/second-factor/confirm', {
    code: codeOf(secret, step),
  });
  expect(confirmed.status).toBe(200);
  const nextCode = () => codeOf(secret, (step += 1));
  const recoveryCodes = confirmed.body.recoveryCodes as string[];
  return { email: `${name}@clinic.example`, nextCode, own, recoveryCodes, secret };
}

const idOf = async (email: string) =>
  (await payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0]?.id;

describe('a login with a second factor', PATIENT, () => {
  it('gets no session by the password alone, nor by a wrong code', async () => {
    const { email, nextCode } = await withFactor('ada');
    for (const data of [{}, { code: '' }, { code: '000000' }, { code: ['000000'] }]) {
      const refused = await logIn(email, data);
      expect(refused.status).toBe(401);
      expect(refused.headers.get('set-cookie')).toBeNull();
      const text = await refused.text();
      expect(text).toContain('SecondFactorNeeded');
      expect(text).not.toContain('token');
    }
    const { rows } = await adapterOf(payload).drizzle.execute(
      `select count(*)::int as count from users_sessions where _parent_id = '${await idOf(email)}'`,
    );
    // The session of the setup itself.
    expect(rows).toEqual([{ count: 1 }]);
    const admitted = await logIn(email, { code: nextCode() });
    expect(admitted.status).toBe(200);
    expect(admitted.headers.get('set-cookie')).toContain('studio-token=');
  });

  it('takes no code twice, also when both come at the same moment', async () => {
    const { email, nextCode } = await withFactor('bea');
    const code = nextCode();
    const answers = await Promise.all([logIn(email, { code }), logIn(email, { code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await logIn(email, { code })).status).toBe(401);
  });

  it('does not mention it to somebody without the password', async () => {
    const { email } = await withFactor('cleo');
    const refused = await logIn(email, { password: 'a wrong password', code: '000000' });
    expect(refused.status).toBe(401);
    expect(await refused.text()).not.toContain('SecondFactorNeeded');
  });

  it('takes each recovery code once', async () => {
    const { email, recoveryCodes } = await withFactor('dora');
    expect(recoveryCodes).toHaveLength(10);
    const [code = ''] = recoveryCodes;
    expect((await logIn(email, { code: code.toUpperCase().replaceAll('-', ' ') })).status).toBe(
      200,
    );
    expect((await logIn(email, { code })).status).toBe(401);
    expect((await logIn(email, { code: recoveryCodes[1] })).status).toBe(200);
  });

  it('is refused to whoever tries too often, from one address and from many', async () => {
    const { email, nextCode } = await withFactor('eva');
    const from = '203.0.113.77';
    for (let index = 0; index < 5; index += 1) {
      expect((await logIn(email, { code: '000000' }, from)).status).toBe(401);
    }
    expect((await logIn(email, { code: nextCode() }, from)).status).toBe(429);
    for (let index = 0; index < 5; index += 1) {
      expect((await logIn(email, { code: '000000' })).status).toBe(401);
    }
    expect((await logIn(email, { code: '000000' })).status).toBe(429);
  });

  it('is not replaced by a new password: that gives no session', async () => {
    const { email, nextCode } = await withFactor('fee');
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    });
    const changed = await ask('/api/users/reset-password', {
      method: 'POST',
      data: { token, password: 'a newer password' },
    });
    expect(changed.status).toBe(200);
    const { token: given } = (await changed.json()) as { token: string };
    const me = await ask('/api/users/me', { headers: { Authorization: `JWT ${given}` } });
    expect(await me.json()).toMatchObject({ user: null });
    expect((await logIn(email, { password: 'a newer password' })).status).toBe(401);
    const data = { password: 'a newer password', code: nextCode() };
    expect((await logIn(email, data)).status).toBe(200);
  });
});

describe('a second factor', PATIENT, () => {
  it('counts only once a code from it was entered', async () => {
    const own = await logInAs(studio, 'gabi');
    // Whoever finds the session open must not shut its owner out.
    expect((await own('POST', '/users/second-factor/begin')).status).toBe(400);
    expect((await own('POST', '/users/second-factor/begin', { password: 'x' })).status).toBe(400);
    await own('POST', '/users/second-factor/begin', { password });
    const wrong = await own('POST', '/users/second-factor/confirm', { code: '000000' });
    expect(wrong.status).toBe(400);
    expect((await logIn('gabi@clinic.example')).status).toBe(200);
  });

  it('is switched off with a code only, and not set up a second time', async () => {
    const { email, nextCode, own } = await withFactor('hanna');
    expect((await own('POST', '/users/second-factor/begin')).status).toBe(409);
    expect((await own('POST', '/users/second-factor/end', { code: '000000' })).status).toBe(400);
    expect((await own('POST', '/users/second-factor/end', { code: nextCode() })).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  it('is asked for when its owner changes address or password', async () => {
    const { email, nextCode, own } = await withFactor('lara');
    const path = `/users/${await idOf(email)}`;
    const change = { email: 'lara-moved@clinic.example', present_password: password };
    for (const code of [{}, { present_code: '000000' }]) {
      const refused = await own('PATCH', path, { ...change, ...code });
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toContain('"path":"present_code"');
    }
    const saved = await own('PATCH', path, { ...change, present_code: nextCode() });
    expect(saved.status).toBe(200);
    expect((await logIn(change.email, { code: nextCode() })).status).toBe(200);
  });

  it('is reset by an administrator, and by nobody else; the log says so', async () => {
    const { email, own } = await withFactor('ines');
    const id = await idOf(email);
    const reset = `/users/${id}/second-factor/reset`;
    expect((await own('POST', reset, { password })).status).toBe(403);
    expect((await admin('POST', reset)).status).toBe(400);
    expect((await logIn(email)).status).toBe(401);
    expect((await admin('POST', reset, { password })).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    const { docs } = await payload.find({
      collection: 'log',
      where: { kind: { equals: 'second_factor_reset' }, entry: { equals: id } },
    });
    expect(docs).toEqual([expect.objectContaining({ person_name: 'admin' })]);
  });

  it('is never readable: not its secret, not its codes, and by others not even that it is there', async () => {
    const { email, own, recoveryCodes, secret } = await withFactor('jana');
    const id = await idOf(email);
    const other = await logInAs(studio, 'karl');
    const seen = async (who: StudioApi) => (await who('GET', `/users/${id}`)).body;
    expect(await seen(own)).toMatchObject({ second_factor: true });
    expect(await seen(admin)).toMatchObject({ second_factor: true });
    expect(await seen(other)).not.toHaveProperty('second_factor');
    await admin('PATCH', `/users/${id}`, { second_factor: false });
    expect(await seen(own)).toMatchObject({ second_factor: true });

    const { rows } = await adapterOf(payload).drizzle.execute('select * from second_factors');
    const stored = JSON.stringify(rows);
    for (const form of ['base64', 'base64url', 'hex', 'latin1'] as const) {
      expect(stored).not.toContain(secret.toString(form));
    }
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });
});
