import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { loggedIn, openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';

const ADMIN = { email: 'admin@clinic.example', password: 'a long test password' };
const EDITOR = { email: 'editor@clinic.example', password: 'another test password' };

/** The secret fields behind a login, by their names in the database. */
const SECRETS = [
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'sessions.id',
  'sessions.expiresAt',
  'sessions.createdAt',
];

let payload: Payload;
let ask: Ask;
let as: Record<'admin' | 'editor', Record<string, string>>;
beforeAll(async () => {
  const studio = await openStudioRest();
  ({ payload, ask } = studio);
  const collection = 'users';
  const admin = await payload.create({ collection, data: { ...ADMIN, roles: ['admin'] } });
  const editor = await payload.create({
    collection,
    data: { ...EDITOR, roles: ['editor', 'inbox'] },
  });
  await payload.forgotPassword({ collection, data: { email: EDITOR.email }, disableEmail: true });
  as = { admin: await loggedIn(payload, ADMIN), editor: await loggedIn(payload, EDITOR) };
  // The assignee of a request and the owner of a lock are relationships to users as well.
  for (const value of [admin.id, editor.id]) {
    await payload.create({ collection: 'requests', data: { status: 'new', assignee: value } });
    await payload.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'home', user: { relationTo: 'users', value } },
    });
  }
  return studio.close;
});

/** Query conditions whose result would depend on a secret. */
function conditionsOn(field: string): string[] {
  return [
    ...[`where[${field}][like]=a`, `where[${field}][exists]=true`, `where[${field}][equals]=a`],
    `where[or][0][and][0][${field}][greater_than]=a`,
    `where[${field.replaceAll('.', '__')}][like]=a`,
  ];
}

const ROUTES = [
  ...[
    { list: 'users', to: '' },
    { list: 'requests', to: 'assignee.' },
  ],
  ...[{ list: 'payload-locked-documents', to: 'user.' }],
  ...[{ list: 'payload-locked-documents', to: 'user.value.' }],
];

describe.each(['admin', 'editor'] as const)('to the %s', (role) => {
  const answerTo = (question: string) => ask(question, { headers: as[role] });

  it.each(SECRETS)('no condition on %s is checked', async (field) => {
    const answered: string[] = [];
    for (const { list, to } of ROUTES) {
      const [first, ...others] = conditionsOn(`${to}${field}`);
      for (const condition of [...others, first]) {
        const question = `/api/${list}?${condition}`;
        if ((await answerTo(question)).status < 400) answered.push(question);
      }
      const counted = `/api/${list}/count?${first}`;
      if ((await answerTo(counted)).status < 400) answered.push(counted);
    }
    expect(answered).toEqual([]);
  });

  it.each(SECRETS)('nothing is sorted by %s', async (field) => {
    for (const { list, to } of ROUTES) {
      const orders = await Promise.all(
        [`${to}${field}`, `-${to}${field}`].map(async (sort) => {
          const answer = await answerTo(`/api/${list}?sort=${sort}`);
          if (answer.status >= 400) return [];
          const { docs } = (await answer.json()) as { docs: { id: string }[] };
          return docs.map(({ id }) => id);
        }),
      );
      // A path that does not exist is ignored: both responses then have the default order.
      expect(orders[0], list).toEqual(orders[1]);
    }
  });

  it('no answer holds one', async () => {
    const { docs } = await payload.find({
      collection: 'users',
      showHiddenFields: true,
      overrideAccess: true,
    });
    const secrets = docs.flatMap(({ hash, salt, resetPasswordToken, sessions }) => [
      ...[hash, salt, resetPasswordToken],
      ...(sessions ?? []).map(({ id }) => id),
    ]);
    const known = secrets.filter((secret) => typeof secret === 'string');
    expect(known.length).toBeGreaterThanOrEqual(7);
    const select = SECRETS.map((field) => `select[${field.replace('.', '][')}]=true`).join('&');
    for (const path of [
      '/api/users',
      `/api/users?${select}`,
      '/api/users?showHiddenFields=true',
      '/api/users/me',
      '/api/payload-locked-documents?depth=2',
    ]) {
      const answer = await ask(path, { headers: as[role] });
      expect(answer.status, path).toBe(200);
      const text = await answer.text();
      expect(
        known.filter((secret) => text.includes(secret)),
        path,
      ).toEqual([]);
    }
  });

  it('and users are still found and sorted by what everybody may know', async () => {
    const answer = await ask('/api/users?where[email][like]=clinic&sort=-email', {
      headers: as[role],
    });
    expect(answer.status).toBe(200);
    // An entry shows who is editing it, so editors may read each other's accounts too.
    expect(await answer.json()).toMatchObject({ totalDocs: 2 });
  });
});
