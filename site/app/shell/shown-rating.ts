import type { Locale } from '@alpsera/cms/locales';
import { formatRating } from '#app/ui/formats.ts';
import type { Items } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';

/**
 * The overall rating, the same wherever it is shown: the clinic's own figure, which may count more
 * guests than those who wrote a testimonial, else the mean of the published testimonials.
 */
export function shownRating({ globals, items }: Snapshot, locale: Locale) {
  const published = items.testimonials.filter(({ approved }) => approved);
  const value = globals.clinic?.rating || averageRating(published);
  // Formatted on the server, because the browser's number formatting takes long to initialise.
  return value ? { value, text: formatRating(value, locale) } : undefined;
}

/** The mean of the testimonials that have a rating. */
function averageRating(testimonials: Items['testimonials']): number | undefined {
  const ratings = testimonials.flatMap(({ rating }) => rating || []);
  if (ratings.length === 0) return undefined;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
