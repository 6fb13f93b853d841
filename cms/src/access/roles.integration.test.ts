import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { loggedIn, openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';
import { adapterOf } from '../database/sql.ts';
import type { Role } from './roles.ts';

const OPERATIONS = ['read', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];
/** The letters of the operations that are allowed, such as `r-u-`. */
type Rights = string;

const PEOPLE: Record<string, Role[]> = {
  admin: ['admin'],
  editor: ['editor'],
  translator: ['translator'],
  inbox: ['inbox'],
  'translator and inbox': ['translator', 'inbox'],
  'nobody any more': ['editor'],
};

/** Who may do what; translators in a language that they may change. */
const RIGHTS: Record<string, Partial<Record<string, Rights>>> = {
  programs: {
    admin: 'rcud',
    editor: 'rcud',
    translator: 'r-u-',
    inbox: 'r---',
    'translator and inbox': 'r-u-',
  },
  media: {
    admin: 'r-ud',
    editor: 'r-ud',
    translator: 'r-u-',
    inbox: 'r---',
    'translator and inbox': 'r-u-',
  },
  redirects: {
    admin: 'r-ud',
    editor: 'r-ud',
    translator: 'r---',
    inbox: 'r---',
    'translator and inbox': 'r---',
  },
  testimonials: {
    admin: 'rcud',
    editor: 'rcud',
    translator: 'r---',
    inbox: 'r-ud',
    'translator and inbox': 'r-ud',
  },
  'payload-folders': {
    admin: 'rcud',
    editor: 'rcud',
    translator: 'r---',
    inbox: 'r---',
    'translator and inbox': 'r---',
  },
  requests: { admin: 'r-ud', inbox: 'r-ud', 'translator and inbox': 'r-ud' },
  subscribers: { admin: 'r--d', inbox: 'r--d', 'translator and inbox': 'r--d' },
  mails: { admin: 'r--d', inbox: 'r---', 'translator and inbox': 'r---' },
  log: { admin: 'r---' },
  api_tokens: { admin: 'rcud' },
  users: {
    admin: 'rcud',
    editor: 'r---',
    translator: 'r---',
    inbox: 'r---',
    'translator and inbox': 'r---',
  },
};

/** What a new entry needs; collections without an example are created by other tests. */
const EXAMPLES: Record<string, object> = {
  programs: { title: 'A week for the back' },
  testimonials: {
    name: 'Lia',
    text: 'A good week, and good people all around.',
    rating: 5,
    lang: 'en',
    date: '2026-11-01T12:00:00.000Z',
  },
  users: { email: 'new@clinic.example', name: 'New', roles: ['editor'] },
  'payload-folders': { name: 'Winter' },
  api_tokens: { name: 'A partner', everything: true },
};

const CHANGES: Record<string, object> = {
  programs: { title: 'Eine Woche' },
  media: { alt: 'Ein Bild' },
  redirects: { from: '/old-place' },
  testimonials: { name: 'Mia' },
  requests: { status: 'done' },
  subscribers: { status: 'pending' },
  mails: { status: 'sent' },
  log: { count: 2 },
  users: { name: 'Changed' },
  api_tokens: { name: 'Another partner' },
  'payload-folders': { name: 'Summer' },
};

let payload: Payload;
let ask: Ask;
const as: Record<string, StudioApi> = {};
beforeAll(async () => {
  const studio = await openStudioRest();
  ({ payload, ask } = studio);
  for (const [name, roles] of Object.entries(PEOPLE)) {
    as[name] = await logInAs(studio, name.replaceAll(' ', '-'), 'en', roles, ['de']);
  }
  // The panel allows no account without a role, so the database is changed directly.
  const gone = `(select id from users where email = 'nobody-any-more@clinic.example')`;
  await adapterOf(payload).drizzle.execute(`delete from users_roles where parent_id = ${gone}`);
  return studio.close;
}, 240_000);

/** An entry of its own for each attempt, made by our own code. */
async function newEntry(collection: string): Promise<string> {
  const unique = crypto.randomUUID();
  const known: Record<string, object> = {
    ...EXAMPLES,
    programs: { title: 'A week for the back', slug: unique },
    redirects: { from: `/${unique}`, to: '/contact' },
    requests: { status: 'new', name: 'Anna', kind: 'contact' },
    subscribers: { email: `${unique}@visitor.example`, status: 'confirmed' },
    mails: { subject: 'Hello', recipient: 'a@visitor.example', status: 'sent', kind: 'newsletter' },
    log: { kind: 'login', person_name: 'Ada' },
    users: { email: `${unique}@clinic.example`, password: unique, roles: ['editor'] },
  };
  if (collection === 'media') {
    const { docs } = await payload.find({ collection: 'media', limit: 1 });
    return String(docs[0]?.id);
  }
  const data = known[collection] as never;
  const made = await payload.create({ collection: collection as 'programs', data, locale: 'en' });
  return String(made.id);
}

async function isAllowed(who: StudioApi, collection: string, operation: Operation) {
  if (operation === 'create') {
    const { status } = await who('POST', `/${collection}?locale=de`, {
      ...EXAMPLES[collection],
      ...(collection === 'users' && { email: `${crypto.randomUUID()}@clinic.example` }),
      ...(collection === 'programs' && { slug: crypto.randomUUID() }),
    });
    return status === 201;
  }
  const id = await newEntry(collection);
  if (operation === 'read')
    return (await who('GET', `/${collection}/${id}?depth=0`)).status === 200;
  if (operation === 'update') {
    const { status } = await who(
      'PATCH',
      `/${collection}/${id}?locale=de&draft=true`,
      CHANGES[collection],
    );
    return status === 200;
  }
  const { status } = await who('DELETE', `/${collection}/${id}`);
  // The rule allows deleting pictures; those of the demo are in use, which another rule refuses.
  return status === 200 || (collection === 'media' && status === 409);
}

describe.each(Object.keys(PEOPLE))('%s', (name) => {
  it.each(Object.keys(RIGHTS))(
    'may do with %s what the table says, over HTTP',
    async (collection) => {
      const who = as[name] as StudioApi;
      const rights: string[] = [];
      for (const operation of OPERATIONS) {
        const may = await isAllowed(who, collection, operation);
        rights.push(may ? operation.charAt(0) : '-');
      }
      // Without an example nothing can be created, so those collections have no `c`.
      expect(rights.join('')).toBe(RIGHTS[collection]?.[name] ?? '----');
    },
  );
});

it('an administrator keeps account and role until another one takes them', async () => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: 'admin@clinic.example' } },
  });
  const own = `/users/${docs[0]?.id}`;
  const demoted = await as.admin?.('PATCH', own, { roles: ['editor'] });
  expect(demoted?.status).toBe(400);
  expect(JSON.stringify(demoted?.body)).toContain('another administrator');
  expect((await as.admin?.('DELETE', own))?.status).not.toBe(200);
  expect((await as.admin?.('PATCH', own, { name: 'Ada' }))?.status).toBe(200);
});

it('what visitors sent with a testimonial is for the inbox alone', async () => {
  const id = await newEntry('testimonials');
  await payload.update({
    collection: 'testimonials',
    id,
    data: { email: 'lia@visitor.example' } as never,
  });
  const read = async (name: string) =>
    JSON.stringify((await as[name]?.('GET', `/testimonials/${id}`))?.body);
  expect(await read('inbox')).toContain('lia@visitor.example');
  expect(await read('editor')).not.toContain('lia@visitor.example');
  expect(await read('translator')).not.toContain('lia@visitor.example');
});

async function downloadBy(name: string): Promise<number> {
  const account = { email: `${name}@clinic.example`, password: 'a long test password' };
  const headers = await loggedIn(payload, account);
  return (await ask('/api/subscribers/export.csv', { headers })).status;
}

it('the list of subscribers is downloaded by the inbox alone', async () => {
  for (const [name, status] of [
    ['inbox', 200],
    ['editor', 403],
  ] as const) {
    expect(await downloadBy(name), name).toBe(status);
  }
});

it('nobody gives themselves a role', async () => {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: 'editor@clinic.example' } },
  });
  const id = docs[0]?.id ?? '';
  const { status } =
    (await as.editor?.('PATCH', `/users/${id}`, { roles: ['admin'], name: 'Me' })) ?? {};
  expect(status).toBe(200);
  const after = await payload.findByID({ collection: 'users', id });
  expect(after).toMatchObject({ name: 'Me', roles: ['editor'] });
});

it('without a login nothing is open', async () => {
  for (const collection of Object.keys(RIGHTS)) {
    expect((await ask(`/api/${collection}`)).status, collection).toBe(403);
  }
});
