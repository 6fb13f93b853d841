import type { Locale } from '@clinic/cms/clinic-config/locales';
import { formatRating } from '#app/ui/formats.ts';
import type { Snapshot } from '#content/snapshot.ts';

/** The same wherever it is shown: the mean of what is published, which every reader can check. */
export function shownRating({ items }: Pick<Snapshot, 'items'>, locale: Locale) {
  const ratings = items.testimonials.flatMap(({ approved, rating }) => (approved && rating) || []);
  if (ratings.length === 0) return undefined;
  const value = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  // Formatted on the server, because the browser's number formatting takes long to initialise.
  return { value, text: formatRating(value, locale) };
}
