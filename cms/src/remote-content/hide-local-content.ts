import type { CollectionConfig, GlobalConfig, Plugin } from 'payload';
import { changeEntities } from '../plugin/change-entities.ts';
import { nobody } from '../access/roles.ts';

/**
 * With the content on another host, the studio is the inbox alone: what it has of content is
 * neither shown nor changed, since no visitor would ever see it.
 */
export const remoteContent = (collections: readonly string[]): Plugin =>
  changeEntities({ collections, collection: closeCollection, global: closeGlobal });

function closeCollection(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    admin: { ...collection.admin, hidden: true },
    access: { ...collection.access, create: nobody, update: nobody, delete: nobody },
  };
}

function closeGlobal(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    admin: { ...global.admin, hidden: true },
    access: { ...global.access, update: nobody },
  };
}
