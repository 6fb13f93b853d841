import { displayOf } from '#content/references.ts';
import type { WireEntry } from '#content/values/wire.ts';

/** Collections whose titles are names of patients. */
const NAMELESS = new Set(['testimonials', 'testimonial']);

export function entryName(
  collection: string,
  { id, title }: { id: string; title: string },
): string {
  if (title && title !== collection && !NAMELESS.has(collection)) return `${collection} “${title}”`;
  return id && id !== collection ? `${collection}/${id}` : collection;
}

export function nameOf(collection: string, entry: WireEntry): string {
  return entryName(collection, { id: entry._id, title: displayOf(entry) });
}
