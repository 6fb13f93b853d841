import type { PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import { requestBy } from '../../../tests/support/request-by.ts';
import { clinicDay, clinicMidnight } from '../clinic-config/clinic-time.ts';
import { LOCALES } from '../clinic-config/locales.ts';
import { lastChanges } from '../audit-log/last-changes.ts';
import { myDrafts, readTranslations } from '../translations/translations.ts';
import { readUnseen } from './unseen.ts';
import { unwrittenPages } from './unwritten-pages.ts';
import { upcomingChanges } from './upcoming-changes.ts';
import { pendingCounts } from './pending-counts.ts';

let studio: Awaited<ReturnType<typeof openStudioRest>>;
let req: PayloadRequest;
let lena: StudioApi;
beforeAll(async () => {
  studio = await openStudioRest();
  lena = await logInAs(studio, 'Lena');
  req = await requestOf('Lena');
  return studio.close;
});

async function requestOf(name: string): Promise<PayloadRequest> {
  const where = { name: { equals: name } };
  const { docs } = await studio.payload.find({ collection: 'users', where });
  return createLocalReq({ user: { ...docs[0], collection: 'users' } as never }, studio.payload);
}

const today = clinicDay(new Date());

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const rowOf = async (id: string) => (await readTranslations(req)).find((row) => row.id === id);

async function therapyBy(slug: string): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'therapies',
    where: { slug: { equals: slug } },
  });
  return String(docs[0]?.id);
}

describe('the translations', () => {
  it('know what stands above lists and forms', async () => {
    const { docs } = await req.payload.find({
      collection: 'pages',
      where: { key: { equals: 'rooms' } },
    });
    expect(await rowOf(String(docs[0]?.id))).toMatchObject({
      collection: 'pages',
      states: { en: 'published', de: 'published', it: 'published' },
    });
  });

  it('are known by language, and older than the English once that has changed', async () => {
    const id = await therapyBy('hyperthermia');
    expect(await rowOf(id)).toMatchObject({
      states: { en: 'published', de: 'published', it: 'published' },
    });
    const save = (locale: string, data: object) =>
      lena('PATCH', `/therapies/${id}?locale=${locale}`, { ...data, _status: 'published' });
    expect((await save('en', { excerpt: 'Told anew.' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      states: { en: 'published', de: 'older', it: 'older' },
    });
    await save('de', { excerpt: 'Neu erzählt.' });
    expect(await rowOf(id)).toMatchObject({ states: { de: 'published', it: 'older' } });
    // A change of what all languages share makes no translation older.
    await save('en', { order: 7 });
    expect(await rowOf(id)).toMatchObject({ states: { de: 'published' } });
  });

  it('that are begun are drafts of those who began them', async () => {
    const draft = await lena('POST', '/therapies?locale=it&draft=true', { title: 'Bozza di Lena' });
    const id = String(draft.body.doc?.id);
    await lena('PATCH', `/therapies/${id}?locale=it&draft=true`, { title: 'Bozza di Lena, due' });
    const rows = await readTranslations(req);
    expect(rows.find((row) => row.id === id)).toMatchObject({
      title: 'Bozza di Lena, due',
      states: { en: 'missing', de: 'missing', it: 'draft' },
    });
    expect((await myDrafts(req, rows, 9)).map((row) => row.id)).toContain(id);
    expect((await myDrafts(req, rows, 9)).length).toBeLessThan(3);
  });
});

const globalRow = async (slug: string) =>
  (await readTranslations(req)).find((row) => row.document === slug);

const publish = (slug: string, locale: string, data: object) =>
  lena('POST', `/globals/${slug}?locale=${locale}`, { ...data, _status: 'published' });

describe('the translations of the globals', () => {
  it('are complete where every text of the default language is written', async () => {
    for (const slug of ['home', 'clinic', 'menu']) {
      expect(await globalRow(slug), slug).toMatchObject({
        href: `/admin/globals/${slug}`,
        states: { en: 'published', de: 'published', it: 'published' },
        lacks: { en: [], de: [], it: [] },
      });
    }
  });

  it('name what is missing in a language, and no address', async () => {
    await publish('clinic', 'de', { footer_note: '', opening_times: [], voucher_url: '' });
    expect(await globalRow('clinic')).toMatchObject({
      title: 'The clinic',
      states: { en: 'published', de: 'missing', it: 'published' },
      lacks: { de: ['Note at the foot', 'Opening times'], it: [] },
    });
  });

  it('name a row that lacks a language', async () => {
    const { logos = [] } = await req.payload.findGlobal({ slug: 'clinic', depth: 0 });
    const rows = (logos ?? []).map((row) => ({ ...row, text_it: '' }));
    await publish('clinic', 'en', { logos: rows });
    expect((await globalRow('clinic'))?.lacks?.it).toEqual(['What it stands for, Italian']);
  });

  it('are older than the English once that has changed, and drafts of those who began them', async () => {
    await publish('home', 'en', { hero_title: 'Rest above the lake' });
    expect(await globalRow('home')).toMatchObject({
      states: { en: 'published', de: 'older', it: 'older' },
    });
    await publish('home', 'de', { hero_title: 'Ruhe über dem See' });
    expect((await globalRow('home'))?.states.de).toBe('published');
    await lena('POST', '/globals/home?locale=it&draft=true', {
      hero_title: 'Bozza',
      _status: 'draft',
    });
    const rows = await readTranslations(req);
    expect(rows.find(({ document }) => document === 'home')?.states.it).toBe('changed');
    expect((await myDrafts(req, rows, 9)).map(({ document }) => document)).toContain('home');
  });

  it('of a global that nobody has written are missing', async () => {
    for (const locale of LOCALES) await publish('menu', locale, { nodes: [] });
    expect((await globalRow('menu'))?.states).toEqual({
      en: 'missing',
      de: 'missing',
      it: 'missing',
    });
  });
});

it('pages without a text are listed, with the place where it is written', async () => {
  expect(await unwrittenPages(req)).toEqual([]);
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { key: { equals: 'impressum' } },
  });
  const id = docs[0]?.id;
  for (const locale of LOCALES) {
    await lena('PATCH', `/pages/${id}?locale=${locale}`, { _status: 'draft' });
  }
  expect(await unwrittenPages(req)).toMatchObject([{ href: `/admin/collections/pages/${id}` }]);
  await req.payload.delete({ collection: 'pages', id: String(id) });
  expect(await unwrittenPages(req)).toMatchObject([{ href: '/admin/collections/pages/create' }]);
});

it('what waits is counted, with the list that shows it', async () => {
  expect(await pendingCounts(req)).toEqual([]);
  const { storeSubmission } = await import('../inbox/delivery/store-submission.ts');
  const submission = requestBy('anna@visitor.example');
  await storeSubmission(
    req.payload,
    { ...submission, receivedAt: new Date().toISOString(), suspicions: [] } as never,
    { noticeLocale: 'de' },
  );
  const [waiting] = await pendingCounts(req);
  expect(waiting).toMatchObject({ kind: 'newRequests', count: 1 });
  const query = new URL(`http://studio${waiting?.href}`).searchParams;
  const found = await lena('GET', `/requests?${query}`);
  expect(found.body.docs).toHaveLength(1);
});

it('what comes next is planned changes, messages with limits and news of coming days', async () => {
  const entry = { relationTo: 'therapies', value: await therapyBy('hyperthermia') };
  await lena('POST', '/schedules', { entry, action: 'unpublish', language: 'it', at: at(2) });
  await req.payload.create({
    collection: 'header_messages',
    data: { title: 'Talk', shown_from: at(1), shown_until: at(3), _status: 'published' } as never,
  });
  const spring = at(72);
  await req.payload.create({
    collection: 'news',
    data: { title: 'Spring', slug: 'spring', date: spring, _status: 'published' } as never,
  });
  await req.payload.create({
    collection: 'news',
    data: { title: 'Today', slug: 'today', date: today, _status: 'published' } as never,
  });
  expect(await upcomingChanges(req, 9)).toMatchObject([
    { title: 'Talk', action: 'publish' },
    { title: 'Hyperthermia', action: 'unpublish', language: 'it' },
    { title: 'Talk', action: 'unpublish' },
    { title: 'Spring', action: 'publish', at: clinicMidnight(spring.slice(0, 10)) },
  ]);
  expect(await upcomingChanges(req, 1)).toHaveLength(1);
});

it('what comes next and what changed has its title in the language of the reader, or in another', async () => {
  const draft = await lena('POST', '/team?locale=it&draft=true', { name: 'Mai pubblicata' });
  const created = await lena('POST', '/therapies?locale=it&draft=true', { title: 'Solo bozza' });
  for (const [relationTo, value] of [
    ['team', draft.body.doc?.id],
    ['therapies', created.body.doc?.id],
  ]) {
    const entry = { relationTo, value };
    const plan = { entry, action: 'publish', language: 'it', at: at(200) };
    expect((await lena('POST', '/schedules', plan)).status).toBe(201);
  }
  const upcoming = await upcomingChanges(req, 9);
  expect(upcoming.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Mai pubblicata', 'Solo bozza']),
  );

  const id = await therapyBy('hyperthermia');
  await lena('PATCH', `/therapies/${id}?locale=de`, { title: 'Wärme', _status: 'published' });
  const i18n = { ...req.i18n, language: 'de' } as typeof req.i18n;
  const german = await createLocalReq(
    { user: req.user!, locale: 'de', req: { i18n } },
    req.payload,
  );
  expect((await upcomingChanges(german, 9)).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Wärme', 'Spring', 'Solo bozza']),
  );
  expect((await lastChanges(german, 9)).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Wärme', 'Solo bozza']),
  );
});

it('what is published and on no page is listed, with the reason', async () => {
  const album = await req.payload.create({
    collection: 'images',
    data: { title: 'No pictures yet', slug: 'no-pictures', _status: 'published' } as never,
  });
  const over = at(-150);
  const message = await req.payload.create({
    collection: 'header_messages',
    data: { title: 'Of last week', shown_until: over, _status: 'published' } as never,
  });
  await req.payload.create({
    collection: 'images',
    data: { title: 'A draft', slug: 'a-draft', _status: 'draft' } as never,
  });
  const unseen = await readUnseen(req);
  expect(unseen.toSorted((a, b) => (a.collection < b.collection ? -1 : 1))).toEqual([
    { collection: 'header_messages', entry: message.id, title: 'Of last week', over },
    { collection: 'images', entry: album.id, title: 'No pictures yet', missing: 'pictures' },
  ]);
});

async function firstHourOfNora() {
  // Imported late: it reads settings that `openStudioRest` has set.
  const { readFirstHour } = await import('../first-hour/first-hour.ts');
  const own = await requestOf('Nora');
  return readFirstHour(own, await readTranslations(own));
}

describe('the first hour of a translator', () => {
  const NOTHING = { change: false, look: false, publish: false };
  let nora: StudioApi;
  beforeAll(async () => {
    nora = await logInAs(studio, 'Nora', 'en', ['translator'], ['it']);
  });

  it('begins with a published text in a language that is theirs', async () => {
    const begun = await firstHourOfNora();
    expect(begun).toMatchObject({ done: NOTHING, entry: { language: 'it' } });
    expect(begun?.entry.href).toMatch(/^\/admin\/collections\/news\/[0-9a-f-]+\?locale=it$/);
  });

  it('ticks off what was done, and goes on with what was changed', async () => {
    const path = `/therapies/${await therapyBy('hyperthermia')}`;
    await nora('PATCH', `${path}?locale=it&draft=true`, { excerpt: 'Una parola.' });
    expect(await firstHourOfNora()).toMatchObject({
      done: { ...NOTHING, change: true },
      entry: { href: `/admin/collections${path}?locale=it`, language: 'it' },
    });
    await nora('POST', '/payload-preferences/first-hour', { value: { looked: true } });
    expect((await firstHourOfNora())?.done).toEqual({ change: true, look: true, publish: false });
    const data = { excerpt: 'Una parola.', _status: 'published' };
    await nora('PATCH', `${path}?locale=it&publishSpecificLocale=it`, data);
    expect((await firstHourOfNora())?.done).toEqual({ change: true, look: true, publish: true });
  });

  it('is over once it is hidden, and for whoever has been here for long', async () => {
    await nora('POST', '/payload-preferences/first-hour', { value: { hidden: true } });
    expect(await firstHourOfNora()).toBeUndefined();
    await nora('POST', '/payload-preferences/first-hour', { value: {} });
    expect(await firstHourOfNora()).toBeDefined();
    const data = { createdAt: '2025-01-01T12:00:00.000Z' };
    await studio.payload.update({ collection: 'users', where: { name: { equals: 'Nora' } }, data });
    expect(await firstHourOfNora()).toBeUndefined();
  });
});
