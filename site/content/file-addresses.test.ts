import { expect, it } from 'vitest';
import { fileAddresses } from './file-addresses.ts';

it('finds the files of values and texts, however they are named', () => {
  const entry = {
    image: { path: "/storage/uploads/Anna's room.jpg", meta: { title: 'A room' } },
    gallery: [{ path: '/storage/uploads/a.jpg?v=2' }, null],
    content:
      '<p>See <a href="/storage/documents/price list &amp; terms.pdf#page=2">this</a>, ' +
      'not <a href="https://a.example/storage/uploads/b.jpg">that</a>.</p>',
    note: 'The folder is /storage/uploads.',
    number: 3,
  };
  expect(fileAddresses(entry)).toEqual([
    "/storage/uploads/Anna's room.jpg",
    '/storage/uploads/a.jpg',
    '/storage/documents/price list & terms.pdf',
  ]);
});
