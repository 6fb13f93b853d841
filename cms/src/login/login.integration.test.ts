import crypto from 'node:crypto';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { STUDIO } from '../../../tests/support/open-as-editor.ts';
import { openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';
import { until } from '../../../tests/support/until.ts';

const OWNER = { email: 'owner@clinic.example', password: 'the right password' };
const UNKNOWN = 'nobody@clinic.example';
/** Hashing a password is slow on purpose. */
const PATIENT = { timeout: 120_000 };

let payload: Payload;
let ask: Ask;
beforeAll(async () => {
  const studio = await openStudioRest();
  ({ payload, ask } = studio);
  await payload.create({ collection: 'users', data: { ...OWNER, roles: ['editor'] } });
  return studio.close;
}, PATIENT.timeout);

type Try = { email: string; password: string; from: string; language?: string };

/** Sends the login request as the panel's form does. */
function login({ email, password, from, language = 'en' }: Try): Promise<Response> {
  return ask('/api/users/login', {
    method: 'POST',
    data: { email, password },
    headers: { Origin: STUDIO, 'X-Forwarded-For': from, 'Accept-Language': language },
  });
}

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b);

describe('a login with a wrong password', PATIENT, () => {
  it('takes the same work and gets the same answer whether the account exists or not', async () => {
    const hashing = vi.spyOn(crypto, 'pbkdf2');
    const work = async (email: string, from: string) => {
      hashing.mockClear();
      const answer = await login({ email, password: 'a wrong password', from });
      const { status, headers } = answer;
      const kinds = hashing.mock.calls.map(([, , iterations, bytes, digest]) => ({
        iterations,
        bytes,
        digest,
      }));
      return { status, names: [...headers.keys()], text: await answer.text(), kinds };
    };
    const known = await work(OWNER.email, '203.0.113.1');
    const unknown = await work(UNKNOWN, '203.0.113.2');
    hashing.mockRestore();
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 401, kinds: [{ digest: 'sha256' }] });
  });

  it('is refused the sixth time, for accounts that do not exist as well, in three languages', async () => {
    const password = 'a wrong password';
    for (const [email, from] of [
      [OWNER.email, '203.0.113.3'],
      [UNKNOWN, '203.0.113.4'],
    ] as const) {
      const at = (language: string) => login({ email, password, from, language });
      const first = await statusesOf(Array.from({ length: 20 }, () => at('en')));
      expect(first.filter((status) => status === 401)).toHaveLength(5);
      expect(first.filter((status) => status === 429)).toHaveLength(15);
      for (const [language, words] of [
        ['en', 'tried too often'],
        ['de', 'zu oft versucht'],
        ['it', 'Troppi tentativi'],
      ] as const) {
        const refused = await at(language);
        expect(refused.status).toBe(429);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
        expect(await refused.text()).toContain(words);
      }
    }
  });

  it('locks nobody out: the owner gets in from elsewhere, and what failed there is forgotten', async () => {
    const from = '203.0.113.5';
    expect((await login({ ...OWNER, from: '203.0.113.3' })).status).toBe(429);
    const wrong = { ...OWNER, password: 'a wrong password', from };
    expect(await statusesOf([1, 2, 3, 4].map(() => login(wrong)))).toEqual([401, 401, 401, 401]);
    expect((await login({ ...OWNER, from })).status).toBe(200);
    expect(await statusesOf([1, 2, 3, 4].map(() => login(wrong)))).toEqual([401, 401, 401, 401]);
  });
});

describe('two logins at the same moment', PATIENT, () => {
  it('are both kept', async () => {
    const answers = await Promise.all(
      ['203.0.113.6', '203.0.113.7', '203.0.113.8'].map((from) => login({ ...OWNER, from })),
    );
    const tokens = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { token: string }).token),
    );
    for (const token of tokens) {
      const me = await ask('/api/users/me', { headers: { Authorization: `JWT ${token}` } });
      expect(await me.json()).toMatchObject({ user: { email: OWNER.email } });
    }
  });

  it('end with a new password, all of them', async () => {
    const { token } = (await (await login({ ...OWNER, from: '203.0.113.9' })).json()) as {
      token: string;
    };
    const collection = 'users';
    const { email } = OWNER;
    const reset = await payload.forgotPassword({ collection, data: { email }, disableEmail: true });
    const changed = await ask('/api/users/reset-password', {
      method: 'POST',
      data: { token: reset, password: OWNER.password },
    });
    expect(changed.status).toBe(200);
    const me = await ask('/api/users/me', { headers: { Authorization: `JWT ${token}` } });
    expect(await me.json()).toMatchObject({ user: null });
  });
});

const forgot = (email: string, from: string) =>
  ask('/api/users/forgot-password', {
    method: 'POST',
    data: { email },
    headers: { Origin: STUDIO, 'X-Forwarded-For': from },
  });

const mailsTo = async (to: string) =>
  (await payload.count({ collection: 'mails', where: { recipient: { equals: to } } })).totalDocs;

describe('a forgotten password', () => {
  it('gets the same answer whether the account exists or not, and only one gets a mail', async () => {
    const answers = await Promise.all([
      forgot(OWNER.email, '203.0.113.20'),
      forgot(UNKNOWN, '203.0.113.20'),
    ]);
    const said = await Promise.all(
      answers.map(async (answer) => [answer.status, await answer.text()]),
    );
    expect(said[0]).toEqual([200, expect.any(String)]);
    expect(said[1]).toEqual(said[0]);
    await until(async () => (await mailsTo(OWNER.email)) === 1);
    expect(await mailsTo(UNKNOWN)).toBe(0);
  });

  it('is refused to whoever asks too often', async () => {
    const asked = Array.from({ length: 8 }, () => forgot(UNKNOWN, '203.0.113.21'));
    expect(await statusesOf(asked)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });
});
