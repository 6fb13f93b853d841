import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClinicAsEditor } from '../../../tests/support/open-as-editor.ts';

let clinic: Awaited<ReturnType<typeof openClinicAsEditor>>;

beforeAll(async () => {
  clinic = await openClinicAsEditor();
});

afterAll(() => clinic.close());

// As the form does, to know whether something is online besides the draft that it shows.
it.each(['home', 'clinic', 'menu'] as const)('says whether %s is online', async (slug) => {
  const locale = 'de';
  await clinic.editor.updateGlobal({ slug, locale, draft: true, data: { _status: 'draft' } });
  const asked = { slug, locale, depth: 0, select: { updatedAt: true } } as const;
  expect(await clinic.editor.findGlobal(asked)).toMatchObject({ _status: 'published' });
});
