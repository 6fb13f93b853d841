import type { Locale } from '@clinic/cms/clinic-config/locales';
import { formatRating } from '#app/ui/formats.ts';
import type { Items } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';

/** The same wherever it is shown: the mean of what is published, which every reader can check. */
export function shownRating({ items }: Pick<Snapshot, 'items'>, locale: Locale) {
  const value = averageRating(items.testimonials.filter(({ approved }) => approved));
  // Formatted on the server, because the browser's number formatting takes long to initialise.
  return value ? { value, text: formatRating(value, locale) } : undefined;
}

function averageRating(testimonials: Items['testimonials']): number | undefined {
  const ratings = testimonials.flatMap(({ rating }) => rating || []);
  if (ratings.length === 0) return undefined;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
