import type { Locale } from '@clinic/cms/clinic-config/locales';
import { firstNonSatire } from '#app/pages/videos/satire.ts';
import { videosIn, type Video } from '#app/pages/videos/video-views.ts';
import type { Snapshot } from '#content/snapshot.ts';

/** The film of the home page: the editors' choice, or the newest that is no satire. */
export function filmIn(
  { items, globals }: Pick<Snapshot, 'items' | 'globals'>,
  locale: Locale,
): Video | undefined {
  const films = videosIn({ items }, locale);
  return films.find(({ _id }) => _id === globals.home?.video) ?? firstNonSatire({ items }, films);
}
