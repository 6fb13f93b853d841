import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openClinicAsEditor } from '../../../tests/support/open-as-editor.ts';
import { readContentVersions } from './content-version.ts';
import type { Locale } from '../clinic-config/locales.ts';

describe('the version of a collection', () => {
  let editor: Payload;

  beforeAll(async () => {
    const clinic = await openClinicAsEditor();
    editor = clinic.editor;
    return clinic.close;
  });

  const version = async () => (await readContentVersions(editor)).get('diagnose') ?? 0;

  /** Whether the work raised the content version. */
  async function isRaisedBy(work: () => Promise<unknown>): Promise<boolean> {
    const before = await version();
    await work();
    return (await version()) > before;
  }

  const data = { title: 'Hearing', slug: 'hearing' };
  const create = async (status: string): Promise<string> => {
    const made = await editor.create({
      collection: 'diagnose',
      locale: 'en',
      draft: status === 'draft',
      data: { ...data, slug: `hearing-${status}`, _status: status } as never,
    });
    return String(made.id);
  };
  const save = (id: string, locale: Locale, status: string, draft = false) =>
    editor.update({
      collection: 'diagnose',
      id,
      locale,
      draft,
      data: { ...data, slug: `hearing-${locale}`, _status: status } as never,
    });

  it('is not raised by what nobody has seen: a draft that comes, changes and goes', async () => {
    let id = '';
    expect(await isRaisedBy(async () => (id = await create('draft')))).toBe(false);
    expect(await isRaisedBy(() => save(id, 'en', 'draft', true))).toBe(false);
    expect(await isRaisedBy(() => save(id, 'de', 'draft'))).toBe(false);
    expect(await isRaisedBy(() => editor.delete({ collection: 'diagnose', id }))).toBe(false);
  });

  it('is raised by publishing one language, and by taking it back', async () => {
    const id = await create('draft');
    expect(await isRaisedBy(() => save(id, 'it', 'published'))).toBe(true);
    expect(await isRaisedBy(() => save(id, 'en', 'draft', true))).toBe(false);
    expect(await isRaisedBy(() => save(id, 'it', 'published'))).toBe(true);
    expect(await isRaisedBy(() => save(id, 'it', 'draft'))).toBe(true);
    expect(await isRaisedBy(() => save(id, 'it', 'draft'))).toBe(false);
  });

  it('is raised by what is published at once, and by deleting it', async () => {
    let id = '';
    expect(await isRaisedBy(async () => (id = await create('published')))).toBe(true);
    expect(await isRaisedBy(() => editor.delete({ collection: 'diagnose', id }))).toBe(true);
  });
});
