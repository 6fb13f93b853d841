import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { logInAs, type StudioApi } from '../../../tests/support/studio-api.ts';
import { openStudioRest } from '../../../tests/support/studio-rest.ts';
import type { Advice } from './entry-advice.ts';

let payload: Payload;
let lena: StudioApi;
let nobody: (path: string) => Promise<Response>;
beforeAll(async () => {
  const studio = await openStudioRest();
  payload = studio.payload;
  lena = await logInAs(studio, 'Lena', 'de');
  nobody = (path) => studio.ask(`/api${path}`, { method: 'POST', data: {} });
  return studio.close;
});

async function adviceOn(path: string, sent: object = {}): Promise<Advice[]> {
  const { body, status } = await lena('POST', `/${path}`, sent);
  expect(status).toBe(200);
  return (body as unknown as { advice: Advice[] }).advice;
}

const newDraft = async (collection: 'images' | 'therapies' | 'vacancies', data: object) =>
  String((await payload.create({ collection, draft: true, data: data as never })).id);

const link = (fields: object) => ({
  type: 'link',
  fields,
  children: [{ type: 'text', text: 'there' }],
});
const to = (value: string) =>
  link({ linkType: 'internal', doc: { relationTo: 'therapies', value } });
const text = (...children: object[]) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children }] },
});

it('says why no page will show an entry', async () => {
  const album = await newDraft('images', { title: 'Empty' });
  expect(await adviceOn(`images/${album}/advice?locale=en`)).toEqual([
    { kind: 'unseen', path: 'pictures' },
  ]);
  const late = { title: 'Late', valid_through: '2020-01-01T12:00:00.000Z' };
  const vacancy = await newDraft('vacancies', late);
  expect(await adviceOn(`vacancies/${vacancy}/advice?locale=en`)).toMatchObject([
    { kind: 'over', path: 'valid_through' },
    { kind: 'text' },
  ]);
});

it('goes by what is in the form, saved or not, in its language', async () => {
  const id = await newDraft('therapies', { title: 'Half', price: 100, content: text() });
  const brief = { isBrief: true };
  const kinds = async (sent: object, locale = 'en') =>
    (await adviceOn(`therapies/${id}/advice?locale=${locale}`, sent)).map(({ kind }) => kind);
  expect(await kinds(brief)).toEqual(['text', 'picture']);
  const content = text({ type: 'text', text: 'Words' });
  expect(await kinds({ ...brief, values: { content } })).toEqual(['picture']);
  expect(await kinds({ ...brief, values: { price: null, title: 'Halb' } }, 'de')).toEqual([
    ...['text', 'picture', 'price'],
  ]);
});

it('finds pictures without words in a language, and links to what is not published', async () => {
  const { docs } = await payload.find({ collection: 'media', limit: 1 });
  const [picture] = docs;
  await payload.update({
    ...{ collection: 'media', id: picture?.id ?? '', locale: 'en' },
    data: { alt_en: 'A picture', alt_it: null },
  });
  const draft = await newDraft('therapies', { title: 'Not published' });
  const live = await payload.find({
    collection: 'therapies',
    where: { _status: { equals: 'published' } },
  });
  const values = {
    image: picture?.id,
    content: text(to(draft), to(live.docs[0]?.id ?? ''), to(crypto.randomUUID())),
  };
  const found = async (locale: string) =>
    (await adviceOn(`therapies/${draft}/advice?locale=${locale}`, { values })).filter(({ kind }) =>
      ['alt', 'link'].includes(kind),
    );
  const dead = { kind: 'link', path: 'content', words: 'there' };
  expect(await found('en')).toEqual([dead, dead]);
  expect(await found('it')).toMatchObject([
    { kind: 'alt', path: 'image', href: `/admin/collections/media/${picture?.id}` },
    ...[dead, dead],
  ]);
});

it('is given on globals too', async () => {
  const brief = { isBrief: true };
  const home = (sent: object) => adviceOn('globals/home/advice?locale=en', sent);
  expect(await home({ ...brief, values: { hero_image: null } })).toEqual([
    { kind: 'picture', path: 'hero_image' },
  ]);
  const draft = await newDraft('therapies', { title: 'Not yet' });
  const settings = { slug: { relationTo: 'therapies', value: draft } };
  const menu = { nodes: [{ name: 'A', component: 'link', settings }] };
  expect(await adviceOn('globals/menu/advice?locale=en', { values: menu })).toMatchObject([
    { kind: 'link', path: 'nodes.0.settings.slug' },
  ]);
});

it('asks nothing about what cannot be published yet', async () => {
  const id = await newDraft('therapies', { title: 'Half a title' });
  const sent = { isBrief: true, values: { title: '' } };
  expect(await adviceOn(`therapies/${id}/advice?locale=en`, sent)).toEqual([]);
});

it('is for those who may read drafts', async () => {
  const id = await newDraft('therapies', { title: 'Secret' });
  const { status } = await nobody(`/therapies/${id}/advice`);
  expect([401, 403, 404]).toContain(status);
  expect([401, 403, 404]).toContain((await nobody('/globals/home/advice')).status);
});
