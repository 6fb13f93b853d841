import { expect, it } from 'vitest';
import '#app/messages/all.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { downloadsData } from './page.tsx';

const file = (path: string, size: number | null, mime: string | null = 'application/pdf') => ({
  _id: path,
  path: `/storage/documents/${path}`,
  mime,
  size,
});

const snapshot = await smallSnapshot({
  downloads: [
    {
      _id: 'd1',
      title: 'Checklist',
      title_de: 'Checkliste',
      description_de: 'Vor der Reise',
      file: file('list.pdf', 1_450_000),
      file_de: file('liste.pdf', 142_300),
    },
    { _id: 'd2', title: 'Map', file: file('map.zip', null, null) },
    { _id: 'd3', title: 'Without a file' },
  ],
});
const rows = (locale: 'en' | 'de' | 'it') =>
  downloadsData({ snapshot, locale, params: {} }).downloads;

it('says of each file what it is and how large, in the words of the language', () => {
  expect(rows('de')[0]).toEqual({
    id: 'd1',
    title: 'Checkliste',
    description: 'Vor der Reise',
    path: '/storage/documents/liste.pdf',
    type: 'PDF',
    size: '142 kB',
    language: 'de',
  });
  expect(rows('en')[0]).toMatchObject({ type: 'PDF', size: '1.5 MB', language: 'en' });
});

it('offers the English file where there is no other, and says so', () => {
  expect(rows('it')[0]).toMatchObject({
    title: 'Checklist',
    path: '/storage/documents/list.pdf',
    language: 'en',
    size: '1,5 MB',
  });
});

it('takes the type from the file name if need be, and leaves out entries without a file', () => {
  expect(rows('en').map(({ type, size }) => [type, size])).toEqual([
    ['PDF', '1.5 MB'],
    ['ZIP', undefined],
  ]);
});
