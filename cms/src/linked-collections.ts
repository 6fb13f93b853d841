import type { CollectionSlug } from 'payload';

/**
 * What texts can link to by search: entries that have an address, and documents. Written down, since
 * the collections themselves contain texts; a test compares it with them.
 */
export const LINKED_COLLECTIONS: CollectionSlug[] = [
  'health_concerns',
  'diagnose',
  'therapies',
  'treatments',
  'programs',
  'news',
  'videos',
  'video_categories',
  'pages',
  'categories',
  'category_items',
  'documents',
];
