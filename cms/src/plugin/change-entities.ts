import type { CollectionConfig, Config, GlobalConfig } from 'payload';

export type Changes = {
  /** The slugs of the collections that it changes; without them, all. */
  collections?: readonly string[];
  collection: (collection: CollectionConfig) => CollectionConfig;
  global?: (global: GlobalConfig) => GlobalConfig;
};

/** A Payload plugin that changes collections, and globals where it says how. */
export function changeEntities({
  collections,
  collection,
  global,
}: Changes): (config: Config) => Config {
  const isMeant = (slug: string) => collections?.includes(slug) ?? true;
  return (config) => ({
    ...config,
    collections: config.collections?.map((one) => (isMeant(one.slug) ? collection(one) : one)),
    globals: global ? config.globals?.map(global) : config.globals,
  });
}
