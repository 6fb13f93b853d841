import type { CollectionSlug } from 'payload';
import type { MenuTargets } from './collections/published.ts';
import { CONTENT_COLLECTIONS } from './content-collections.ts';

/** Their address is none that a menu links to: a video has its id in it, a document is a file. */
const ALSO = new Set(['videos', 'documents']);

/** What texts can link to by search: entries that have an address, and documents. */
export const LINKED_COLLECTIONS = CONTENT_COLLECTIONS.filter(({ slug, custom }) => {
  const { hasAddress }: MenuTargets = custom ?? {};
  return hasAddress || ALSO.has(slug);
}).map(({ slug }) => slug as CollectionSlug);
