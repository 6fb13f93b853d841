import type { Snapshot } from '#content/snapshot.ts';
import type { Video } from './video-views.ts';

/** The key of the category whose films are not meant as they sound. */
const SATIRE = 'satire';

/**
 * The first film that is meant as it sounds. Whoever does not know the house yet could take satire
 * for its opinion, so that no such film is shown large only because of its date.
 */
export function firstNonSatire(
  { items }: Pick<Snapshot, 'items'>,
  films: readonly Video[],
): Video | undefined {
  const satire = items.video_categories.find(({ key }) => key === SATIRE)?._id;
  return films.find(({ category }) => !category || category !== satire);
}
