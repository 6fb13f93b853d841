import type { PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import { noteMailServer } from '../mail/mail-server-note.ts';
import { readOpenGaps } from '../overview/open-gaps.ts';
import { readNotes } from './first-steps-notes.ts';
import type * as Steps from './read-first-steps.ts';

let req: PayloadRequest;
let editor: PayloadRequest;
let admin: StudioApi;
let lena: StudioApi;
/** Imported once the settings are there, which it reads. */
let steps: typeof Steps;
beforeAll(async () => {
  const studio = await openStudioRest({ SITE_URL: 'https://www.clinic.example' });
  admin = await logInAs(studio, 'Ada', 'en', ['admin']);
  lena = await logInAs(studio, 'Lena');
  const asUser = async (name: string) => {
    const { docs } = await studio.payload.find({
      collection: 'users',
      where: { email: { equals: `${name}@clinic.example` } },
    });
    return createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, studio.payload);
  };
  [req, editor] = [await asUser('ada'), await asUser('lena')];
  steps = await import('./read-first-steps.ts');
  return studio.close;
});

const done = async () =>
  (await steps.readFirstSteps(req)).filter(({ isDone }) => isDone).map(({ id }) => id);

const say = (who: StudioApi, note: string, isSet: unknown = true) =>
  who('POST', '/first-steps', { note, isSet });

const publish = (path: string, data: object) =>
  lena(path.startsWith('/globals') ? 'POST' : 'PATCH', path, { ...data, _status: 'published' });

it('the first steps know what the content has, where the site is, and if mails are sent', async () => {
  expect(await done()).toEqual(['contact', 'program', 'legal', 'live']);
  await noteMailServer(req.payload, true);
  expect(await done()).toContain('mail');
  await req.payload.create({
    collection: 'mails',
    data: { subject: 'Stuck', status: 'waiting', failure: 'login' } as never,
  });
  expect(await done()).not.toContain('mail');
  await req.payload.delete({ collection: 'mails', where: {} });
});

it('administrators alone say what is the clinic’s own, and take it back', async () => {
  expect((await say(lena, 'logo')).status).toBe(403);
  expect((await say(admin, 'contact')).status).toBe(400);
  expect((await say(admin, 'logo', 'yes')).status).toBe(400);
  expect(await readNotes(req.payload)).toEqual(new Set());
  // At the same moment, and one of them twice.
  const answers = await Promise.all(['logo', 'name', 'name'].map((note) => say(admin, note)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await done()).toEqual(expect.arrayContaining(['logo', 'name']));
  await say(admin, 'logo', false);
  expect(await done()).not.toContain('logo');
});

it('gaps in published texts keep a step open, and are listed with page and language', async () => {
  expect(await readOpenGaps(req)).toEqual([]);
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { key: { equals: 'privacy' } },
  });
  const id = docs[0]?.id;
  const place = `/pages/${id}?locale=de`;
  const before = docs[0]?.excerpt;
  await lena('PATCH', `${place}&draft=true`, { excerpt: 'Von [[Firma]]', _status: 'draft' });
  expect(await readOpenGaps(req)).toEqual([]);
  await publish(place, { excerpt: 'Von [[Firma]]' });
  await publish('/globals/clinic?locale=en', { phone: '[[telephone]]' });
  const kept = await done();
  expect(kept).not.toContain('contact');
  expect(kept).not.toContain('legal');
  expect(await readOpenGaps(req)).toMatchObject([
    { words: ['telephone'], href: '/admin/globals/clinic' },
    { words: ['Firma'], locale: 'de', href: `/admin/collections/pages/${id}?locale=de` },
  ]);
  await publish(place, { excerpt: before ?? '' });
  await publish('/globals/clinic?locale=en', { phone: '+41 44 000 00 00' });
  expect(await readOpenGaps(req)).toEqual([]);
});

it('the overview shows the steps to administrators, until they are hidden or all done', async () => {
  expect(await steps.openFirstSteps(editor)).toBeUndefined();
  const shown = await steps.openFirstSteps(req);
  // This clinic has its address and its legal texts, so nobody is led there.
  expect(shown).toMatchObject({ isUnseen: false });
  await say(admin, 'hidden');
  expect(await steps.openFirstSteps(req)).toBeUndefined();
  await say(admin, 'hidden', false);
  expect(await steps.openFirstSteps(req)).toBeDefined();

  for (const note of ['name', 'logo', 'colors', 'languages']) await say(admin, note);
  expect(await steps.openFirstSteps(req)).toBeUndefined();
  expect(await readNotes(req.payload)).toContain('finished');
  // Done is done: nobody is asked again for a mail server that fails for an hour.
  await noteMailServer(req.payload, false);
  expect(await steps.openFirstSteps(req)).toBeUndefined();
});
