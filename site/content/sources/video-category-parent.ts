import type { WireEntry, WireField } from '#content/values/wire.ts';

export const VIDEO_CATEGORIES = 'video_categories';
const FIELD = 'category';
const PARENT = 'videos';

/**
 * A category of videos belongs to the videos as a whole. The studio only shows that name; the former
 * API had a link there, and so has ours: to the collection, for there is no one entry to name.
 */
export function withParentLink(collection: string, entry: WireEntry): WireEntry {
  if (collection !== VIDEO_CATEGORIES) return entry;
  return { ...entry, [FIELD]: { link: PARENT, display: entry[FIELD] ?? PARENT } };
}

export function withParentField(collection: string, fields: WireField[]): WireField[] {
  if (collection !== VIDEO_CATEGORIES) return fields;
  const options = { link: PARENT, display: 'title', multiple: false, limit: false };
  return fields.map((field) =>
    field.name === FIELD ? { ...field, type: 'collectionlink', options } : field,
  );
}
