import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_SECRET } from '../../../tests/support/secret.ts';
import { STUDIO } from '../../../tests/support/open-as-editor.ts';
import { openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';
import { setupCode } from './setup-code.ts';

const CODE = setupCode(TEST_SECRET);
const FROM_STUDIO = { Origin: STUDIO, 'Sec-Fetch-Site': 'same-origin' };
const password = 'a long test password';

let payload: Payload;
let ask: Ask;
beforeAll(async () => {
  const studio = await openStudioRest();
  ({ payload, ask } = studio);
  return studio.close;
});

type Headers = Record<string, string>;

const register = (
  data: object,
  headers: Headers = FROM_STUDIO,
  path = '/api/users/first-register',
) =>
  ask(path, {
    method: 'POST',
    data: { email: 'first@clinic.example', password, ...data },
    headers,
  });

const users = async () => (await payload.find({ collection: 'users' })).docs;

describe('before there is an account', { timeout: 120_000 }, () => {
  it.each<[string, object]>([
    ['without the code', {}],
    ['with an empty one', { setup_code: '' }],
    ['with another', { setup_code: CODE.toLowerCase() }],
    ['with a list', { setup_code: [CODE] }],
  ])('nobody creates one %s, and the form says why', async (_name, data) => {
    const answer = await register(data);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('"path":"setup_code"');
    expect(await users()).toEqual([]);
  });

  it.each<[string, Headers]>([
    ['from another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['from a neighbour', { Origin: STUDIO, 'Sec-Fetch-Site': 'same-site' }],
    ['from another site, by an old browser', { Origin: 'https://evil.example' }],
    ['from a page without an origin', { Origin: 'null' }],
    ['from nowhere', {}],
  ])('nobody creates one %s, even with the code', async (_name, headers) => {
    expect((await register({ setup_code: CODE }, headers)).status).toBe(403);
    expect(await users()).toEqual([]);
  });

  it('nobody creates one the usual way, even with the code', async () => {
    expect((await register({ setup_code: CODE }, FROM_STUDIO, '/api/users')).status).toBe(403);
    expect(await users()).toEqual([]);
  });

  it('of eight who come at the same moment with the code, one becomes the administrator', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        register({ setup_code: CODE, email: `${index}@clinic.example`, roles: ['editor'] }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 403, 403, 403, 403, 403, 403, 403]);
    expect(await users()).toEqual([expect.objectContaining({ roles: ['admin'] })]);
    const won = answers.find(({ status }) => status === 200);
    expect(won?.headers.get('set-cookie')).toContain('studio-token=');
    expect(await won?.text()).not.toContain(CODE);
  });

  it('and afterwards the code opens nothing', async () => {
    for (const path of ['/api/users/first-register', '/api/users']) {
      expect((await register({ setup_code: CODE }, FROM_STUDIO, path)).status).toBe(403);
    }
    expect(await users()).toHaveLength(1);
  });
});
