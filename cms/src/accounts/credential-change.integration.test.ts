import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { loggedIn, openStudioRest } from '../../../tests/support/studio-rest.ts';

const password = 'a long test password';
const newPassword = 'another long password';
const PATIENT = { timeout: 180_000 };

let studio: Awaited<ReturnType<typeof openStudioRest>>;
let payload: Payload;
let admin: StudioApi;
beforeAll(async () => {
  studio = await openStudioRest();
  ({ payload } = studio);
  admin = await logInAs(studio, 'admin', 'en', ['admin']);
  return studio.close;
}, PATIENT.timeout);

const addressOf = (name: string) => `${name}@clinic.example`;

/** Somebody with an account, and what they see of it over HTTP. */
async function person(name: string, roles: Role[] = ['editor'], language = 'en') {
  const own = await logInAs(studio, name, language, roles, ['de']);
  const { body } = await own('GET', '/users/me');
  const { id } = body.user as { id: string };
  const save = (data: object) => own('PATCH', `/users/${id}`, data);
  return { id, name, own, save, email: addressOf(name) };
}

const stored = async (id: string) => payload.findByID({ collection: 'users', id });

/** Each login comes from an address of its own, so that it meets no limit. */
let logins = 0;
const canLogIn = async (email: string, tried: string) =>
  (
    await studio.ask('/api/users/login', {
      method: 'POST',
      data: { email, password: tried },
      headers: { 'X-Forwarded-For': `198.51.100.${(logins += 1)}` },
    })
  ).status === 200;

const mailsTo = async (email: string) => {
  const where = { recipient: { equals: email } };
  return (await payload.find({ collection: 'mails', where, sort: 'createdAt' })).docs;
};

const logOf = async (entry: string) => {
  const { docs } = await payload.find({ collection: 'log', where: { entry: { equals: entry } } });
  return docs.map(({ kind, person_name }) => `${kind} by ${person_name}`);
};

const linkIn = (text?: string | null) =>
  /\S+\/api\/users\/objection\?token=(\S+)/.exec(text ?? '')?.[1];

const sendObjection = (token = '') =>
  studio.ask('/api/users/objection', {
    method: 'POST',
    body: new URLSearchParams({ token }),
  });

describe.each(ROLES)('an open session of the role %s', PATIENT, (role) => {
  it('changes neither address nor password without the present password', async () => {
    const { id, email, save, own } = await person(`open-${role}`, [role]);
    const attempts = [
      { email: addressOf('thief') },
      { password: newPassword },
      { email: addressOf('thief'), present_password: 'not the right one' },
      { password: newPassword, present_password: ['x'] },
    ];
    for (const attempt of attempts) {
      const refused = await save(attempt);
      expect(refused.status).toBe(400);
      expect(JSON.stringify(refused.body)).toContain('"path":"present_password"');
      expect(JSON.stringify(refused.body)).not.toContain('not the right one');
    }
    expect((await save({ email: [addressOf('thief')] })).status).toBe(400);
    for (const changed of [{ email: addressOf('thief') }, { password: newPassword }]) {
      const many = `/users?where[id][equals]=${id}`;
      const data = { ...changed, present_password: password };
      expect((await own('PATCH', many, data)).status).toBe(403);
    }
    expect((await stored(id)).email).toBe(email);
    expect(await canLogIn(email, password)).toBe(true);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('saves everything else as before, with the address that the panel sends along', async () => {
    const { id, email, save } = await person(`other-${role}`, [role]);
    const saved = await save({ name: 'Another name', email: ` ${email.toUpperCase()} ` });
    expect(saved.status).toBe(200);
    expect(await stored(id)).toMatchObject({ name: 'Another name', email });
  });

  it('changes both with it; other sessions end, and the log and the old address are told', async () => {
    const { id, email, own, save } = await person(`mine-${role}`, [role]);
    const elsewhere = await loggedIn(payload, { email, password });
    const reset = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    });
    const changed = addressOf(`moved-${role}`);
    const saved = await save({
      email: changed,
      password: newPassword,
      present_password: password,
      present_code: '',
    });
    expect(saved.status).toBe(200);
    expect(JSON.stringify(saved.body)).not.toContain(password);

    expect((await own('GET', '/users/me')).body.user).toMatchObject({ email: changed });
    const other = await studio.ask('/api/users/me', { headers: elsewhere });
    expect(((await other.json()) as { user: unknown }).user).toBeNull();
    const late = { token: reset, password: 'by a link of before' };
    const refused = await studio.ask('/api/users/reset-password', { method: 'POST', data: late });
    expect(refused.status).toBe(403);
    expect(await canLogIn(changed, newPassword)).toBe(true);
    expect(await logOf(id)).toEqual(
      expect.arrayContaining([`email_changed by mine-${role}`, `password_changed by mine-${role}`]),
    );
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'account' });
    expect(mail?.text).toContain(changed);
    expect(linkIn(mail?.text)).toBeTruthy();
    expect(await mailsTo(changed)).toEqual([]);
  });
});

describe('the present password', PATIENT, () => {
  it('is asked for in the language of the panel', async () => {
    const { save } = await person('dora', ['editor'], 'de');
    const { body } = await save({ password: newPassword, present_password: 'falsch' });
    expect(body.errors?.[0]?.message).toContain('Das ist nicht Ihr jetziges Passwort.');
  });

  it('cannot be guessed: the sixth attempt from one address is refused, even if it is right', async () => {
    const { save, email } = await person('emil');
    for (let count = 0; count < 5; count += 1) {
      expect((await save({ password: newPassword, present_password: 'guess' })).status).toBe(400);
    }
    expect((await save({ password: newPassword, present_password: password })).status).toBe(429);
    expect(await canLogIn(email, newPassword)).toBe(false);
  });
});

describe('an administrator', PATIENT, () => {
  it('changes somebody else’s address with their own password, and the old address is told', async () => {
    const { id, email } = await person('fritz');
    const changed = { email: addressOf('fritz-moved') };
    expect((await admin('PATCH', `/users/${id}`, changed)).status).toBe(400);
    const elsewhere = await loggedIn(payload, { email, password });
    const sure = { ...changed, present_password: password };
    expect((await admin('PATCH', `/users/${id}`, sure)).status).toBe(200);
    const other = await studio.ask('/api/users/me', { headers: elsewhere });
    expect(((await other.json()) as { user: unknown }).user).toBeNull();
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ reply_to: addressOf('admin') });
    expect(mail?.text).toContain('admin did this');
    // An address taken from somebody who left must not come back by a link.
    expect(linkIn(mail?.text)).toBeUndefined();
    expect(await logOf(id)).toContain('email_changed by admin');
  });

  it('corrects the address of an invitation, without a mail to the wrong one', async () => {
    const wrong = addressOf('typo');
    const { body } = await admin('POST', '/users', { email: wrong, name: 'G', roles: ['editor'] });
    const sure = { email: addressOf('gina'), present_password: password };
    expect((await admin('PATCH', `/users/${body.doc?.id}`, sure)).status).toBe(200);
    expect(await mailsTo(wrong)).toEqual([]);
  });

  it('finds no link for a password in the mails that wait', async () => {
    const { email } = await person('hedi');
    await payload.forgotPassword({ collection: 'users', data: { email } });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain('/admin/reset/');
    for (const query of ['', '?select[text]=true', '?select[html]=true', '?select[kind]=false']) {
      const seen = await admin('GET', `/mails/${mail?.id}${query}`);
      expect(seen.body).toMatchObject({ id: mail?.id });
      expect(JSON.stringify(seen.body)).not.toContain('/admin/reset/');
    }
    for (const field of ['text', 'html']) {
      const guess = await admin('GET', `/mails?where[${field}][like]=reset`);
      expect(guess.status).toBe(400);
    }
  });
});

describe('an objection', PATIENT, () => {
  it('puts the old address back, lets nobody in, and sends a link for a new password', async () => {
    const { id, email, own, save } = await person('ines');
    const stolen = { email: addressOf('thief-of-ines'), password: newPassword };
    await save({ ...stolen, present_password: password });
    const token = linkIn((await mailsTo(email))[0]?.text);
    // Programs that check mails open the links in them: that alone must do nothing.
    const page = await studio.ask(`/api/users/objection?token=${token}`, {
      headers: { 'Accept-Language': 'it' },
    });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('Non l’ho fatto io: blocca l’account');
    expect((await stored(id)).email).toBe(stolen.email);

    const answer = await sendObjection(token);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/\/objection\?done$/);
    expect((await stored(id)).email).toBe(email);
    expect((await own('GET', '/users/me')).body.user).toBeNull();
    for (const [address, tried] of [
      [stolen.email, newPassword],
      [email, newPassword],
      [email, password],
    ] as const) {
      expect(await canLogIn(address, tried)).toBe(false);
    }
    expect((await mailsTo(email)).at(-1)?.text).toContain('/admin/reset/');
    expect(await logOf(id)).toContain('change_objected by ines');
  });

  it('is not possible for a thief who has changed the address already', async () => {
    const { email, save } = await person('jana');
    const thief = addressOf('thief-of-jana');
    await save({ email: thief, present_password: password });
    await save({ password: newPassword, present_password: password });
    await save({ email: addressOf('thief-again'), present_password: newPassword });
    const told = await mailsTo(thief);
    expect(told).toHaveLength(2);
    for (const { text } of told) expect(linkIn(text)).toBeUndefined();
    expect(
      (await sendObjection(linkIn((await mailsTo(email))[0]?.text))).headers.get('location'),
    ).toMatch(/done$/);
  });

  it('needs a link that we signed', async () => {
    const { email, id, save } = await person('karl');
    await save({ password: newPassword, present_password: password });
    const token = linkIn((await mailsTo(email))[0]?.text) ?? '';
    for (const forged of ['', 'x', token.slice(0, -1), token.replace(id, 'someone')]) {
      expect((await sendObjection(forged)).headers.get('location')).toMatch(/objection$/);
    }
    expect(await canLogIn(email, newPassword)).toBe(true);
  });
});
