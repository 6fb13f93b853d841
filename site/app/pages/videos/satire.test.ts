import { expect, it } from 'vitest';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { firstNonSatire, videosIn } from './video-views.ts';

const film = (_id: string, date: string, more: object = {}) => ({
  ...{ _id, date, title: _id, youtube_id: `id-${_id}` },
  ...more,
});
const joke = film('joke', '2026-09-01', { category: { _id: 'c1' } });

async function leadOf(...videos: ReturnType<typeof film>[]): Promise<string | undefined> {
  const snapshot = await smallSnapshot({
    video_categories: [{ _id: 'c1', key: 'satire', value: 'Satire', slug: 'satire' }],
    videos,
  });
  return firstNonSatire(snapshot, videosIn(snapshot, 'en'))?._id;
}

it('the lead is the newest film, with or without a category', async () => {
  expect(await leadOf(film('walk', '2026-01-01'), film('talk', '2026-02-01'))).toBe('talk');
});

it('the lead is an older film if the newest is satire, and there is none if all are', async () => {
  expect(await leadOf(joke, film('walk', '2026-01-01'))).toBe('walk');
  expect(await leadOf(joke)).toBeUndefined();
});
