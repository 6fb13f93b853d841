import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { textLinks } from '#app/routing/text-links.ts';
import { openClinicAsEditor } from '../../tests/support/open-as-editor.ts';
import { assembleSnapshot } from './snapshot.ts';
import { EmbeddedSource } from './sources/embedded.ts';
import type { WirePart } from './values/wire.ts';
import { FILM } from '../../tests/support/demo-content.ts';

let editor: Payload;
let source: EmbeddedSource;
beforeAll(async () => {
  const clinic = await openClinicAsEditor();
  editor = clinic.editor;
  source = new EmbeddedSource(editor);
  return clinic.close;
});

const PARTS = ['news', 'programs', 'media', 'documents', 'videos'];

async function shownText(id: string): Promise<string> {
  const parts = new Map<string, WirePart>();
  const versions = await source.versions();
  for (const name of PARTS) parts.set(name, await source.load(name));
  const snapshot = await assembleSnapshot(parts, versions, () => undefined, textLinks);
  const wire = snapshot.collections.get('news')?.entries.find((entry) => entry._id === id);
  const item = snapshot.items.news.find((entry) => entry._id === id);
  // Pages and the content API show the same text.
  expect(item?.content.de).toBe(wire?.content_de);
  return String(wire?.content_de);
}

async function firstOf(collection: 'programs' | 'media' | 'documents' | 'videos') {
  const { docs } = await editor.find({ collection, limit: 1, sort: 'id', depth: 0, locale: 'de' });
  return docs[0] as { id: string; slug?: string; filename?: string; youtube_id?: string };
}

const link = (relationTo: string, value: string, text: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
  children: [{ type: 'text', version: 1, text, format: 0 }],
});

let items = 0;
async function newItem(children: object[]): Promise<string> {
  const root = { type: 'root', version: 1, direction: null, format: '', indent: 0, children };
  items += 1;
  const item = await editor.create({
    collection: 'news',
    locale: 'de',
    data: {
      title: `Verweise ${items}`,
      date: '2026-01-01',
      content: { root },
      _status: 'published',
    } as never,
  });
  return String(item.id);
}

describe('a text on the site', () => {
  it('links to entries, films and documents, and follows them', async () => {
    const [program, video, document] = await Promise.all([
      firstOf('programs'),
      firstOf('videos'),
      firstOf('documents'),
    ]);
    const links = [
      link('programs', program.id, 'Programm'),
      link('videos', video.id, 'Film'),
      link('documents', document.id, 'Liste'),
    ];
    const paragraph = { type: 'paragraph', version: 1, format: '', indent: 0, children: links };
    const id = await newItem([paragraph]);
    const paths = [`/de/video/${video.youtube_id}`, `/storage/documents/${document.filename}`];
    const rest = `<a href="${paths[0]}">Film</a><a href="${paths[1]}">Liste</a>`;
    const before = `<a href="/de/programme/${program.slug}">Programm</a>`;
    expect(await shownText(id)).toBe(`<p>${before}${rest}</p>`);

    const rename = { slug: 'umbenannt', _status: 'published' } as never;
    await editor.update({ collection: 'programs', id: program.id, locale: 'de', data: rename });
    const after = '<a href="/de/programme/umbenannt">Programm</a>';
    expect(await shownText(id)).toBe(`<p>${after}${rest}</p>`);

    for (const locale of ['en', 'de', 'it'] as const) {
      const draft = { _status: 'draft' } as never;
      await editor.update({ collection: 'programs', id: program.id, locale, data: draft });
    }
    expect(await shownText(id)).toBe(`<p>Programm${rest}</p>`);
  });

  it('shows a picture, and the file that replaces it', async () => {
    const picture = await firstOf('media');
    const block = { blockType: 'picture', blockName: '', id: 'b1', image: picture.id };
    const fields = { ...block, caption: 'Am Morgen' };
    const id = await newItem([{ type: 'block', version: 2, format: '', fields }]);
    const before = await shownText(id);
    expect(before).toContain(`<img src="/storage/uploads/${picture.filename}" alt="`);
    expect(before).toContain('<figcaption>Am Morgen</figcaption>');

    const data = await readFile('demo/content/media/files/sea-of-fog.jpg');
    const file = { data, name: 'another.jpg', mimetype: 'image/jpeg', size: data.length };
    const replaced = await editor.update({ collection: 'media', id: picture.id, data: {}, file });
    expect(replaced.id).toBe(picture.id);
    expect(replaced.filename).toMatch(/^another-[0-9a-f]{8}\.jpg$/);
    expect(await shownText(id)).toContain(`<img src="/storage/uploads/${replaced.filename}" alt="`);
  });

  it('has the address of a film in one form', async () => {
    const block = { blockType: 'film', blockName: '', id: 'b2', title: 'Ein Rundgang' };
    const fields = { ...block, address: `youtu.be/${FILM}?t=3` };
    const id = await newItem([{ type: 'block', version: 2, format: '', fields }]);
    expect(await shownText(id)).toContain(`href="https://www.youtube.com/watch?v=${FILM}"`);
    const stored = await editor.findByID({ collection: 'news', id, locale: 'de', depth: 0 });
    expect(JSON.stringify(stored.content)).toContain(`"https://www.youtube.com/watch?v=${FILM}"`);
  });
});
