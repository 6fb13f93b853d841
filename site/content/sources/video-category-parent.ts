import type { WireEntry, WireField } from '#content/values/wire.ts';

export const VIDEO_CATEGORIES = 'video_categories';
const FIELD = 'category';
const PARENT = 'videos';

/**
 * The parent of a video category is the whole collection of videos. The studio only shows its name;
 * the former API gave a link, and so does ours: to the collection, without an entry's id.
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
