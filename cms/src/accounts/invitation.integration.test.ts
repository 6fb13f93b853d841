import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';

const password = 'a password of my own';

let payload: Payload;
let ask: Ask;
let admin: StudioApi;
let editor: StudioApi;
beforeAll(async () => {
  const studio = await openStudioRest();
  ({ payload, ask } = studio);
  admin = await logInAs(studio, 'admin', 'en', ['admin']);
  editor = await logInAs(studio, 'editor');
  return studio.close;
}, 180_000);

const choosePassword = (link: string, chosen = password) =>
  ask('/api/users/reset-password', {
    method: 'POST',
    data: { token: link.split('/').at(-1), password: chosen },
    headers: { 'Accept-Language': 'it' },
  });

const logIn = (email: string, tried: string) =>
  ask('/api/users/login', {
    method: 'POST',
    data: { email, password: tried },
    headers: { 'Accept-Language': 'de' },
  });

async function invite(name: string) {
  const email = `${name}@clinic.example`;
  const { body, status } = await admin('POST', '/users', {
    email,
    name,
    roles: ['translator'],
    languages: ['it'],
    language: 'it',
    password: 'set by the administrator',
  });
  expect(status).toBe(201);
  return { email, id: body.doc?.id ?? '' };
}

const linkFor = async (id: string) =>
  String((await admin('POST', `/users/${id}/invitation`)).body.link);

describe('without a mail server', () => {
  it('the administrator gets the link, and nobody else does', async () => {
    const { id } = await invite('carla');
    expect((await editor('POST', `/users/${id}/invitation`)).status).toBe(403);
    expect((await ask(`/api/users/${id}/invitation`, { method: 'POST' })).status).toBe(403);
    const link = await linkFor(id);
    expect(link).toMatch(/^http:\/\/studio\.clinic\.example\/admin\/reset\/[0-9a-f]{40}$/);
    const { docs } = await payload.find({ collection: 'mails' });
    expect(JSON.stringify(docs)).not.toContain(link);
  });

  it('a password set by the administrator opens nothing', async () => {
    const { email } = await invite('dario');
    expect((await logIn(email, 'set by the administrator')).status).toBe(401);
  });

  it('only the newest link works, and only once', async () => {
    const { email, id } = await invite('elena');
    const first = await linkFor(id);
    const second = await linkFor(id);
    expect((await choosePassword(first)).status).toBe(403);
    expect((await choosePassword(second)).status).toBe(200);
    const again = await choosePassword(second, 'another password');
    expect(again.status).toBe(403);
    expect(await again.text()).toContain('Questo link è già stato usato o è scaduto');
    expect((await logIn(email, password)).status).toBe(200);
  });

  it('an account is invited until its first login, and then active', async () => {
    const { id } = await invite('fabio');
    const status = async () => (await admin('GET', `/users/${id}`)).body.status;
    expect(await status()).toBe('invited');
    await choosePassword(await linkFor(id));
    expect(await status()).toBe('active');
    expect((await admin('POST', `/users/${id}/invitation`)).status).toBe(409);
    // Only administrators see the status, and nobody can set it.
    expect((await editor('GET', `/users/${id}`)).body).not.toHaveProperty('status');
    await admin('PATCH', `/users/${id}`, { status: 'invited' });
    expect(await status()).toBe('active');
  });
});

describe('an account', () => {
  it('needs a name, and a translator a language', async () => {
    const email = 'gina@clinic.example';
    const nameless = await admin('POST', '/users', { email, roles: ['editor'] });
    expect(nameless.status).toBe(400);
    expect(JSON.stringify(nameless.body)).toContain('"path":"name"');
    const mute = await admin('POST', '/users', { email, name: 'Gina', roles: ['translator'] });
    expect(mute.status).toBe(400);
    expect(JSON.stringify(mute.body)).toContain('"path":"languages"');
  });

  it('has a password that only its owner changes', async () => {
    const { id } = await invite('hugo');
    const changed = { password: 'chosen by somebody else' };
    expect((await admin('PATCH', `/users/${id}`, changed)).status).toBe(403);
    expect((await admin('PATCH', `/users?where[id][equals]=${id}`, changed)).status).toBe(403);
  });

  it('begins in the language of the panel, and a translator in their own', async () => {
    const { email, id } = await invite('ida');
    await choosePassword(await linkFor(id));
    await logIn(email, password);
    const languageOf = async (person: string) => {
      const { docs } = await payload.find({
        collection: 'payload-preferences',
        where: { key: { equals: 'locale' }, 'user.value': { equals: person } },
      });
      return docs.map(({ value }) => value);
    };
    expect(await languageOf(id)).toEqual(['it']);
    const born = await admin('POST', '/users', {
      email: 'jan@clinic.example',
      name: 'Jan',
      roles: ['editor'],
    });
    const jan = born.body.doc?.id ?? '';
    await payload.update({ collection: 'users', id: jan, data: { password } });
    await logIn('jan@clinic.example', password);
    expect(await languageOf(jan)).toEqual(['de']);
  });
});
