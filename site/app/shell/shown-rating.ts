import type { Locale } from '@alpsera/cms/locales';
import type { Items } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { formatRating } from '#app/ui/format-rating.ts';

/**
 * What guests say in one number, the same wherever it is shown: as the clinic has it, which may count
 * more guests than those who wrote, else the mean of the published testimonials.
 */
export function shownRating({ globals, items }: Snapshot, locale: Locale) {
  const published = items.testimonials.filter(({ approved }) => approved);
  const value = globals.clinic?.rating || averageRating(published);
  // Numbers are written here: the browser's means for that take long to wake up.
  return value ? { value, text: formatRating(value, locale) } : undefined;
}

/** The mean of those who gave a rating. */
function averageRating(testimonials: Items['testimonials']): number | undefined {
  const ratings = testimonials.flatMap(({ rating }) => rating || []);
  if (ratings.length === 0) return undefined;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
