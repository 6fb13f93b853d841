import type { Locale } from '@alpsera/cms/locales';
import { videosIn, type Video } from '#app/pages/videos/video-views.ts';
import type { Snapshot } from '#content/snapshot.ts';

/** The key of the category whose films are not meant as they sound. */
const SATIRE = 'satire';

/**
 * The film of the home page: the editors' choice, or the newest. Whoever does not know the house yet
 * could take satire for its opinion, so that is never chosen by date.
 */
export function filmIn(
  { items, globals }: Pick<Snapshot, 'items' | 'globals'>,
  locale: Locale,
): Video | undefined {
  const films = videosIn({ items }, locale);
  const satire = items.video_categories.find(({ key }) => key === SATIRE)?._id;
  return (
    films.find(({ _id }) => _id === globals.home?.video) ??
    films.find(({ category }) => !category || category !== satire)
  );
}
