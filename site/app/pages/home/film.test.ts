import { expect, it } from 'vitest';
import { homeModel } from '#content/models/shell.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { filmIn } from './data.ts';

const film = (_id: string, date: string, more: object = {}) => ({
  ...{ _id, date, title: _id, title_de: _id, youtube_id: `id-${_id}` },
  ...more,
});
const { items } = await smallSnapshot({
  video_categories: [
    { _id: 'c1', key: 'satire', value: 'Satire', slug: 'satire' },
    { _id: 'c2', key: 'myths', value: 'Myths', slug: 'myths' },
  ],
  videos: [
    film('joke', '2026-09-01', { category: { _id: 'c1' } }),
    film('myth', '2026-08-01', { category: { _id: 'c2' } }),
    film('walk', '2026-01-01'),
    film('english', '2026-08-15', { title_de: undefined }),
  ],
});
const chosen = (video: string | undefined, locale: 'en' | 'de' = 'de') => {
  const home = homeModel.parse({ hero_title: 'Home', video: video && { _id: video } });
  return filmIn({ items, globals: { home } }, locale)?._id;
};

it('the film is the one that an editor has chosen', () => {
  expect(chosen('walk')).toBe('walk');
  expect(chosen('joke')).toBe('joke');
});

it('without a choice the film is the newest, but never satire', () => {
  expect(chosen(undefined)).toBe('myth');
  expect(chosen(undefined, 'en')).toBe('english');
});

it('the film is the newest if the chosen one does not exist in the language', () => {
  expect(chosen('english')).toBe('myth');
  expect(filmIn({ items, globals: {} }, 'de')?._id).toBe('myth');
});
