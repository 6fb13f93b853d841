import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openClinicAsEditor } from '../../../tests/support/open-as-editor.ts';
import { readContentVersions } from '../content-versions/content-version.ts';
import type { Locale } from '../clinic-config/locales.ts';

describe('a changed slug', () => {
  let editor: Payload;

  beforeAll(async () => {
    const clinic = await openClinicAsEditor();
    editor = clinic.editor;
    return clinic.close;
  });

  async function idOf(slug: string, locale: Locale): Promise<string> {
    const where = { slug: { equals: slug } };
    const { docs } = await editor.find({ collection: 'diagnose', locale, where });
    return String(docs[0]?.id);
  }

  async function publish(id: string, locale: Locale, slug: string): Promise<void> {
    const data = { slug, _status: 'published' } as never;
    await editor.update({ collection: 'diagnose', id, locale, data });
  }

  /** The former slugs of an entry, as `de/labor`. */
  async function oldAddresses(entry: string): Promise<string[]> {
    const { docs } = await editor.find({
      collection: 'slug_history',
      where: { entry: { equals: entry } },
      sort: 'createdAt',
    });
    return docs.map(({ collection, locale, slug }) => {
      expect(collection).toBe('diagnose');
      return `${locale}/${slug}`;
    });
  }

  const version = async () => (await readContentVersions(editor)).get('slug_history') ?? 0;

  it('leaves no history behind in the seed', async () => {
    expect((await editor.count({ collection: 'slug_history' })).totalDocs).toBe(0);
  });

  it('is remembered in its language alone, and the site is told', async () => {
    const id = await idOf('labor', 'de');
    const before = await version();
    await publish(id, 'de', 'labordiagnostik');
    expect(await oldAddresses(id)).toEqual(['de/labor']);
    expect(await version()).toBeGreaterThan(before);
  });

  it('is made from the stored title if it is emptied', async () => {
    const id = await idOf('dunkelfeldmikroskopie', 'de');
    await publish(id, 'de', 'dunkelfeld');
    await publish(id, 'de', '');
    expect(await idOf('dunkelfeldmikroskopie', 'de')).toBe(id);
  });

  it('is not remembered again when nothing changes', async () => {
    const id = await idOf('labordiagnostik', 'de');
    const before = await version();
    await publish(id, 'de', 'labordiagnostik');
    await publish(id, 'it', 'laboratorio');
    expect(await oldAddresses(id)).toEqual(['de/labor']);
    expect(await version()).toBe(before);
  });

  it('counts once it is published, whatever drafts said before', async () => {
    const id = await idOf('dental', 'en');
    for (const slug of ['dental-first-draft', 'dental-second-draft']) {
      const data = { slug, _status: 'draft' } as never;
      await editor.update({
        collection: 'diagnose',
        id,
        locale: 'en',
        data,
        draft: true,
        autosave: true,
      });
    }
    expect(await oldAddresses(id)).toEqual([]);
    await publish(id, 'en', 'dental-second-draft');
    expect(await oldAddresses(id)).toEqual(['en/dental']);
  });

  it('never makes a loop: an address in use is no old address', async () => {
    const id = await idOf('iridology', 'en');
    await publish(id, 'en', 'iris');
    await publish(id, 'en', 'eye');
    expect(await oldAddresses(id)).toEqual(['en/iridology', 'en/iris']);
    await publish(id, 'en', 'iridology');
    expect(await oldAddresses(id)).toEqual(['en/iris', 'en/eye']);
  });

  it('gives an old address to the entry that takes it', async () => {
    const [first, second] = await Promise.all([idOf('mineral', 'en'), idOf('bioterrain', 'en')]);
    await publish(first, 'en', 'minerals');
    await publish(second, 'en', 'mineral');
    expect(await oldAddresses(first)).toEqual([]);
    await publish(second, 'en', 'terrain');
    expect(await oldAddresses(second)).toEqual(['en/bioterrain', 'en/mineral']);
  });

  it('is remembered when a language is taken back and returns under another', async () => {
    const id = await idOf('thermography', 'en');
    const draft = (data: object, draft: boolean) =>
      editor.update({ collection: 'diagnose', id, locale: 'it', draft, data: data as never });
    await draft({ _status: 'draft' }, false);
    expect(await oldAddresses(id)).toEqual(['it/termografia']);
    await draft({ slug: 'calore', _status: 'draft' }, true);
    await draft({ slug: 'immagini-termiche', _status: 'draft' }, true);
    await publish(id, 'it', 'immagini-termiche');
    expect(await oldAddresses(id)).toEqual(['it/termografia']);
    await draft({ _status: 'draft' }, false);
    await publish(id, 'it', 'termografia');
    expect(await oldAddresses(id)).toEqual(['it/immagini-termiche']);
  });

  it('is forgotten with its entry', async () => {
    const id = await idOf('iridology', 'en');
    const before = await version();
    await editor.delete({ collection: 'diagnose', id });
    expect(await oldAddresses(id)).toEqual([]);
    expect(await version()).toBeGreaterThan(before);
  });
});
