import { expect, it } from 'vitest';
import { messagesOf } from '#app/messages/catalog.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { pageWords } from './page-words.ts';

const room = (id: string) => ({ _id: id, title: `Room ${id}`, slug: id, images: [] });
const rooms = (count: number) => Array.from({ length: count }, (_, index) => room(`r${index}`));
const page = (words: object) => ({
  _id: 'p1',
  key: 'rooms',
  title: 'Where you sleep',
  slug: 'where-you-sleep',
  ...words,
});
const snapshotOf = (words: object, count = 4) =>
  smallSnapshot({ pages: [page(words)], rooms: rooms(count) });

it('page words are those of the editors', async () => {
  const snapshot = await snapshotOf({
    excerpt: 'Quiet rooms.',
    seo_description: 'Rooms of a clinic.',
    image: { path: '/storage/uploads/room.jpg' },
  });
  expect(pageWords(snapshot, 'rooms', 'en')).toMatchObject({
    title: 'Where you sleep',
    intro: 'Quiet rooms.',
    picture: { path: '/storage/uploads/room.jpg' },
    head: {
      title: 'Where you sleep',
      description: 'Rooms of a clinic.',
      image: { path: '/storage/uploads/room.jpg' },
    },
  });
});

it('page words are the product’s in a language in which editors have written none', async () => {
  const snapshot = await snapshotOf({ excerpt: 'Quiet rooms.' });
  const { title, intro, description } = messagesOf('de').pages.rooms;
  expect(pageWords(snapshot, 'rooms', 'de')).toMatchObject({ title, intro, head: { description } });
  expect(pageWords(snapshot, 'team', 'en').title).toBe(messagesOf('en').pages.team.title);
});

it.each([
  [4, 'Four rooms. Four of them, and only four.'],
  [12, 'Twelve rooms. Twelve of them, and only twelve.'],
  [13, '13 rooms. 13 of them, and only 13.'],
  [1, '1 rooms. 1 of them, and only 1.'],
])('page words count %i entries, in words up to twelve', async (count, text) => {
  const words = '{count} rooms. {count} of them, and only {count}.';
  const snapshot = await snapshotOf(
    { title: words, excerpt: words, seo_description: words },
    count,
  );
  const { title, intro, head } = pageWords(snapshot, 'rooms', 'en');
  expect([title, intro, head.title, head.description]).toEqual([text, text, text, text]);
});

it('page words count in the words of the language', async () => {
  const snapshot = await snapshotOf({ title_de: 'Unsere {count} Zimmer', slug_de: 'zimmer' });
  expect(pageWords(snapshot, 'rooms', 'de').title).toBe('Unsere vier Zimmer');
});

const news = (id: string, words: object) => ({ _id: id, date: '2026-01-01', ...words });

it('page words count only entries written in the language, if the list shows no others', async () => {
  const snapshot = await smallSnapshot({
    pages: [
      {
        ...page({ title_de: '{count} News', slug_de: 'n', title: '{count} stories' }),
        key: 'news',
      },
    ],
    news: [
      news('n1', { title: 'a', slug: 'a', title_de: 'a', slug_de: 'a' }),
      news('n2', { title: 'b', slug: 'b', title_de: 'b', slug_de: 'b' }),
      news('n3', { title: 'c', slug: 'c' }),
    ],
  });
  expect(pageWords(snapshot, 'news', 'en').title).toBe('Three stories');
  expect(pageWords(snapshot, 'news', 'de').title).toBe('Zwei News');
});

it('page words keep soft hyphens in the heading, and nowhere else', async () => {
  const snapshot = await snapshotOf({ title: 'Guest\u00ADrooms' });
  const { title, name, head } = pageWords(snapshot, 'rooms', 'en');
  expect([title, name, head.title]).toEqual(['Guest\u00ADrooms', 'Guestrooms', 'Guestrooms']);
});
