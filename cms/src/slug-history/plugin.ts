import type { CollectionConfig } from 'payload';
import { extend } from '../plugin/extend.ts';
import { feature } from '../plugin/feature.ts';
import { forgetOldSlugs, keepOldSlugs, rememberSlugs } from './keep-old-slugs.ts';
import { slugHistory as collection } from './slug-history.ts';

/** Entries with a page of their own are found at their old addresses too. */
export const slugHistory = (collections: readonly string[]) =>
  feature({ collections: [collection], changes: { collections, collection: withOldSlugs } });

function withOldSlugs(config: CollectionConfig): CollectionConfig {
  if (!config.custom?.hasPage) return config;
  return extend(config, {
    last: {
      beforeChange: [rememberSlugs],
      afterChange: [keepOldSlugs],
      afterDelete: [forgetOldSlugs],
    },
  });
}
