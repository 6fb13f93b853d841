import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { startClinicSite, type ClinicSite } from '../../tests/support/clinic-site.ts';
import { openAsEditor } from '../../tests/support/open-as-editor.ts';

const STUDIO = 'http://studio.clinic.example';

let clinic: ClinicSite;
let editor: Payload;
beforeAll(async () => {
  clinic = await startClinicSite({ STUDIO_URL: STUDIO });
  editor = await openAsEditor(clinic.database);
  return async () => {
    await editor.destroy();
    await clinic.close();
  };
});

async function preview(name: string, id: string, locale = 'de'): Promise<Response> {
  const { previewUrl } = await import('@clinic/cms/preview/preview');
  const { pathname, search } = new URL(previewUrl(name, id, locale));
  const first = await clinic.site.get(`${pathname}${search}`);
  // If the page shows several entries, the browser is sent to this one.
  const [place] = (first.headers.get('location') ?? '').split('#');
  return place ? clinic.site.get(place) : first;
}

it.each([
  ['home', { hero_title: 'Ein Entwurf der Startseite' }, '/de'],
  ['clinic', { name: 'Ein Entwurf der Klinik' }, '/de/kontakt'],
  [
    'menu',
    { nodes: [{ component: 'link', name: 'Entwurf', settings: { category: 'news' } }] },
    '/de',
  ],
] as const)('shows a draft of %s to those who have its link', async (slug, data, address) => {
  await editor.updateGlobal({ slug, locale: 'de', draft: true, data: data as never });
  const [words] = Object.values(data);
  const text = typeof words === 'string' ? words : '>Entwurf<';
  const shown = await preview(slug, '');
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await shown.text()).includes(text)).toBe(true);
  expect((await clinic.site.text(address)).includes(text)).toBe(false);
});

const title = (collection: string) => `Entwurf in ${collection}`;
it.each([
  ['rooms', { title: title('rooms') }, '/de/zimmer'],
  ['images', { title: title('images') }, '/de/bilder'],
  ['team', { name: title('team') }, '/de/team'],
  ['downloads', { title: title('downloads') }, '/de/downloads'],
  ['testimonials', { text: title('testimonials') }, '/de/patientenmeinungen'],
  ['header_messages', { title: title('header_messages') }, '/de'],
] as const)('shows a draft of %s on the page that lists it', async (collection, data, address) => {
  const { docs } = await editor.find({ collection, locale: 'de', limit: 1 });
  const id = String(docs[0]?.id);
  const changes = { ...data, _status: 'draft' } as never;
  await editor.update({ collection, id, locale: 'de', draft: true, data: changes });
  const shown = await preview(collection, id);
  expect(shown.status).toBe(200);
  expect((await shown.text()).includes(title(collection))).toBe(true);
  expect((await clinic.site.text(address)).includes(title(collection))).toBe(false);
});

it.each([
  ['rooms', '/de/zimmer'],
  ['healthConcerns', '/de/schwerpunkte'],
  ['testimonials.create', '/de/patientenmeinungen/erstellen'],
] as const)('shows a draft of the words above %s on that page', async (key, address) => {
  const { docs } = await editor.find({ collection: 'pages', where: { key: { equals: key } } });
  const id = String(docs[0]?.id);
  const text = `Entwurf der Worte von ${key}`;
  const data = { title: text, excerpt: text, _status: 'draft' } as const;
  await editor.update({ collection: 'pages', id, locale: 'de', draft: true, data });
  const shown = await preview('pages', id);
  expect(shown.status).toBe(200);
  expect((await shown.text()).split(text).length).toBeGreaterThan(2);
  expect((await clinic.site.text(address)).includes(text)).toBe(false);
});

it.each([
  ['en', 'Draft', 'Preview of a draft'],
  ['de', 'Entwurf', 'Vorschau eines Entwurfs'],
  ['it', 'Bozza', 'Anteprima di una bozza'],
])('says in %s that it is a draft, and may be framed by the studio', async (locale, ...words) => {
  const [word, label] = words;
  const shown = await preview('home', '', locale);
  expect(await shown.text()).toMatch(new RegExp(`<aside aria-label="${label}"[^>]*>${word}<`));
  expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors ${STUDIO}`);
  expect(shown.headers.has('x-frame-options')).toBe(false);
  const live = await clinic.site.get(locale === 'en' ? '/' : `/${locale}`);
  expect((await live.text()).includes(String(label))).toBe(false);
  expect(live.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(live.headers.get('x-frame-options')).toBe('DENY');
});
