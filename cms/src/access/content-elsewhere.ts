import type { CollectionConfig, GlobalConfig } from 'payload';
import { nobody } from './roles.ts';

/** What visitors send is dealt with here, wherever the content is. */
const OF_THE_INBOX = new Set(['testimonials']);

/**
 * With the content on another host, the studio is the inbox alone: what it has of content is
 * neither shown nor changed, since no visitor would ever see it.
 */
export function contentElsewhere(collection: CollectionConfig): CollectionConfig {
  if (OF_THE_INBOX.has(collection.slug)) return collection;
  return {
    ...collection,
    admin: { ...collection.admin, hidden: true },
    access: { ...collection.access, create: nobody, update: nobody, delete: nobody },
  };
}

export function globalElsewhere(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    admin: { ...global.admin, hidden: true },
    access: { ...global.access, update: nobody },
  };
}
