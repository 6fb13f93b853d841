import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import { ROLES, type Role } from '../access/roles.ts';

const LOCKS = '/payload-locked-documents';
const collection = 'payload-locked-documents';

type Person = { id: string; api: StudioApi };

let payload: Payload;
let lena: Person;
let people: Record<Role, Person>;
beforeAll(async () => {
  const studio = await openStudioRest();
  ({ payload } = studio);
  const person = async (name: string, role: Role): Promise<Person> => {
    const api = await logInAs(studio, name, 'en', [role], ['de']);
    return { id: ((await api('GET', '/users/me')).body.user as { id: string }).id, api };
  };
  lena = await person('lena', 'editor');
  const named = ROLES.map(async (role) => [role, await person(`the-${role}`, role)] as const);
  people = Object.fromEntries(await Promise.all(named)) as Record<Role, Person>;
  return studio.close;
}, 180_000);
beforeEach(async () => {
  await payload.delete({ collection, where: {} });
  await payload.delete({ collection: 'log', where: {} });
});

const ownedBy = ({ id }: Person) => ({ user: { relationTo: 'users' as const, value: id } });

/** Locks something as the panel's server does. */
async function lock(owner: Person, what: object): Promise<string> {
  return (await payload.create({ collection, data: { ...what, ...ownedBy(owner) } })).id;
}

const newestProgram = async () => {
  const { docs } = await payload.find({ collection: 'programs', limit: 1 });
  return { relationTo: 'programs' as const, value: docs[0]?.id ?? '' };
};

const ownersOf = async () => {
  const { docs } = await payload.find({ collection, depth: 0 });
  return docs.map(({ user }) => user.value);
};

const takeOver = ({ api, id }: Person, locked: string, more: object = {}) =>
  api('PATCH', `${LOCKS}/${locked}`, { user: { relationTo: 'users', value: id }, ...more });

const takenOver = async () => {
  const where = { kind: { equals: 'taken_over' } };
  const { docs } = await payload.find({ collection: 'log', where });
  return docs.map((line) => ({
    who: line.person_name,
    fromWhom: line.other_name,
    what: [line.collection, line.entry],
  }));
};

/** The roles that may change programs: translators, in their languages. */
const WRITERS = new Set<Role>(['admin', 'editor', 'translator']);

describe.each(ROLES)('the role %s', (role) => {
  it('writes no lock, neither of somebody else nor its own', async () => {
    const document = await newestProgram();
    for (const owner of [lena, people[role]]) {
      const forged = { document, ...ownedBy(owner) };
      expect((await people[role].api('POST', LOCKS, forged)).status).toBe(403);
    }
    expect(await ownersOf()).toEqual([]);
  });

  it('deletes its own locks, and nobody else’s', async () => {
    const document = await newestProgram();
    const foreign = await lock(lena, { document });
    const { api, id } = people[role];
    expect((await api('DELETE', `${LOCKS}/${foreign}`)).status).not.toBe(200);
    await api('DELETE', `${LOCKS}?where[id][exists]=true`);
    expect(await ownersOf()).toEqual([lena.id]);

    const own = await lock(people[role], { globalSlug: 'home' });
    expect((await api('DELETE', `${LOCKS}/${own}`)).status).toBe(200);
    await lock(people[role], { globalSlug: 'home' });
    const leaving = `where[user.value][equals]=${id}&where[globalSlug][equals]=home`;
    expect((await api('DELETE', `${LOCKS}?${leaving}`)).status).toBe(200);
    expect(await ownersOf()).toEqual([lena.id]);
  });

  it('hands no lock to others, and makes none last longer', async () => {
    const document = await newestProgram();
    const own = await lock(people[role], { globalSlug: 'home' });
    const { api } = people[role];
    const handed = { ...ownedBy(lena), document, updatedAt: '2099-01-01T00:00:00.000Z' };
    await api('PATCH', `${LOCKS}/${own}`, handed);
    const kept = await payload.findByID({ collection, id: own, depth: 0 });
    expect(kept.user.value).toBe(people[role].id);
    expect(kept.document ?? null).toBeNull();
    expect(new Date(kept.updatedAt).getFullYear()).toBeLessThan(2099);
    const all = `${LOCKS}?where[id][exists]=true`;
    expect((await api('PATCH', all, ownedBy(people[role]))).status).toBe(403);
  });

  it('takes over what it may change, and the log names both; nothing else', async () => {
    const document = await newestProgram();
    const locked = await lock(lena, { document });
    const { status } = await takeOver(people[role], locked);
    const isWriter = WRITERS.has(role);
    expect(status).toBe(isWriter ? 200 : 403);
    expect(await ownersOf()).toEqual([isWriter ? people[role].id : lena.id]);
    const line = { who: `the-${role}`, fromWhom: 'lena', what: ['programs', document.value] };
    expect(await takenOver()).toEqual(isWriter ? [line] : []);
  });
});

describe('what somebody edits is', () => {
  it.each([
    ['changed', 'PATCH', (id: string) => `/programs/${id}?`],
    ['changed with others', 'PATCH', (id: string) => `/programs?where[id][equals]=${id}&`],
    ['deleted', 'DELETE', (id: string) => `/programs/${id}?`],
  ] as const)('not %s by whoever asks to ignore locks', async (_, method, addressOf) => {
    const document = await newestProgram();
    await lock(lena, { document });
    const data = method === 'PATCH' ? { days: 3 } : undefined;
    for (const asked of ['', 'overrideLock=true', 'overrideLock=1']) {
      const address = addressOf(document.value) + asked;
      const { status } = await people.editor.api(method, address, data);
      expect([asked, status]).not.toEqual([asked, 200]);
    }
    expect(await ownersOf()).toEqual([lena.id]);
  });

  it('not overwritten by one of its versions, nor the home page', async () => {
    const document = await newestProgram();
    await lock(lena, { document });
    await lock(lena, { globalSlug: 'home' });
    const where = { parent: { equals: document.value } };
    const { docs } = await payload.findVersions({ collection: 'programs', where, limit: 1 });
    const ofHome = await payload.findGlobalVersions({ slug: 'home', limit: 1 });
    for (const version of [
      `/programs/versions/${docs[0]?.id}`,
      `/globals/home/versions/${ofHome.docs[0]?.id}`,
    ]) {
      expect((await people.editor.api('POST', version)).status).toBe(423);
      expect(await ownersOf()).toEqual([lena.id, lena.id]);
    }
  });
});

it('globals are taken over, too, and an account only by whoever may change it', async () => {
  const { editor, inbox } = people;
  const home = await lock(lena, { globalSlug: 'home' });
  expect((await takeOver(inbox, home)).status).toBe(403);
  expect((await takeOver(editor, home)).status).toBe(200);
  expect(await takenOver()).toEqual([
    { who: 'the-editor', fromWhom: 'lena', what: ['home', null] },
  ]);
  const account = { document: { relationTo: 'users', value: lena.id } };
  const locked = await lock(people.admin, account);
  expect((await takeOver(editor, locked)).status).toBe(403);
  expect((await takeOver(lena, locked)).status).toBe(200);
});

it('whoever looks while an entry saves itself always finds it locked', async () => {
  const document = await newestProgram();
  const address = `/programs/${document.value}?draft=true&autosave=true&locale=en`;
  const save = (excerpt: string) => lena.api('PATCH', address, { excerpt });
  expect((await save('First')).status).toBe(200);
  let isSaving = true;
  const found: number[] = [];
  // As Payload asks when the entry is opened.
  const where = { 'document.value': { equals: document.value } };
  const look = async () => {
    while (isSaving) found.push((await payload.find({ collection, where, limit: 1 })).docs.length);
  };
  const looking = [look(), look()];
  for (let saves = 0; saves < 20; saves += 1) {
    expect((await save(`After ${saves} more`)).status).toBe(200);
  }
  isSaving = false;
  await Promise.all(looking);
  expect(found.length).toBeGreaterThan(20);
  expect(new Set(found)).toEqual(new Set([1]));
});

it('two windows of one person save at once, and it is one lock', async () => {
  const document = await newestProgram();
  const address = `/programs/${document.value}?draft=true&autosave=true&locale=en`;
  await lena.api('PATCH', address, { excerpt: 'Begun' });
  const both = await Promise.all(
    ['Here', 'There'].map((excerpt) => lena.api('PATCH', address, { excerpt })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await ownersOf()).toEqual([lena.id]);
});

it('whoever takes over during a save has the lock after it', async () => {
  const document = await newestProgram();
  const address = `/programs/${document.value}?draft=true&autosave=true&locale=en`;
  const { editor } = people;
  for (let round = 0; round < 5; round += 1) {
    await payload.delete({ collection, where: {} });
    expect((await lena.api('PATCH', address, { excerpt: `Begun ${round}` })).status).toBe(200);
    const [{ id = '' } = {}] = (await payload.find({ collection })).docs;
    const [, taken] = await Promise.all([
      lena.api('PATCH', address, { excerpt: `Typed ${round}` }),
      takeOver(editor, id),
    ]);
    expect(taken.status).toBe(200);
    expect(await ownersOf()).toEqual([editor.id]);
  }
});

it('a lock that has run out is no hindrance, and ends with the next save', async () => {
  const document = await newestProgram();
  const old = await lock(people.editor, { document });
  const then = new Date(Date.now() - 301_000).toISOString();
  await payload.db.updateOne({ collection, id: old, data: { updatedAt: then }, returning: false });
  const address = `/programs/${document.value}?draft=true&autosave=true&locale=en`;
  expect((await lena.api('PATCH', address, { excerpt: 'Later' })).status).toBe(200);
  expect(await ownersOf()).toEqual([lena.id]);
});

it('Payload asks to release the lock of an entry with every autosave', async () => {
  const document = await newestProgram();
  await lock(lena, { document });
  const released = vi.spyOn(payload.db, 'deleteMany');
  const address = `/programs/${document.value}?draft=true&autosave=true&locale=en`;
  expect((await lena.api('PATCH', address, { excerpt: 'Typed' })).status).toBe(200);
  expect(released).toHaveBeenCalledWith(expect.objectContaining({ collection }));
  released.mockRestore();
  expect(await ownersOf()).toEqual([lena.id]);
});
