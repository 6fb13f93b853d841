import type { Locale } from '@alpsera/cms/locales';
import { entryAddress } from '#app/routing/entry-address.ts';
import { href } from '#app/routing/href.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { playableVideos } from './videos/video-views.ts';

/** Where an entry of a collection is shown, for collections whose entries have a page. */
export function previewAddress(
  snapshot: Snapshot,
  collection: string,
  id: string,
  locale: Locale,
): string | undefined {
  // A video's address has no slug in it, and vacancies stand on one page.
  if (collection === 'videos') {
    const video = playableVideos(snapshot).find((one) => one._id === id);
    return video && href('video', { id: video.youtube_id }, locale);
  }
  if (collection === 'vacancies') return href('vacancies', {}, locale);
  return entryAddress(snapshot.items, collection, id)?.(locale);
}
