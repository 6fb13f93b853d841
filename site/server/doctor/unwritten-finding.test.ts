import { expect, it } from 'vitest';
import { TEXT_PAGES } from '#app/routing/text-pages.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { unwrittenFinding } from './unwritten-finding.ts';

const settings = { STUDIO_URL: 'https://studio.clinic.example' };
const texts = TEXT_PAGES.map((key) => ({ _id: key, title: key, slug: key, key }));

it('names each page without a text, and where it is written', async () => {
  const snapshot = await smallSnapshot({ pages: texts.filter(({ key }) => key !== 'impressum') });
  expect(unwrittenFinding(snapshot, settings)).toMatchObject({
    state: 'look',
    says: '1 page has no text yet',
    list: ['/impressum: https://studio.clinic.example/admin/collections/pages/create'],
  });
  const elsewhere = { ...settings, CONTENT_API_HOST: 'https://host.example' };
  expect(unwrittenFinding(snapshot, elsewhere).list).toEqual(['/impressum']);
});

it('is ok when every page has its text', async () => {
  const snapshot = await smallSnapshot({ pages: texts });
  expect(unwrittenFinding(snapshot, settings)).toMatchObject({ state: 'ok' });
});
