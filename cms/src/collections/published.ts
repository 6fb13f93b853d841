import type { CollectionConfig } from 'payload';
import { editors, publishedOrEditors } from '../access/roles.ts';
import { raiseVersionOnChange, raiseVersionOnDelete } from '../hooks/raise-version.ts';
import { previewUrl } from '../preview.ts';

type PublishedConfig = Pick<CollectionConfig, 'slug' | 'labels' | 'fields' | 'defaultSort'> & {
  useAsTitle: string;
  /** Whether entries have a page of their own, and so a preview. */
  hasPage: boolean;
};

/**
 * A collection that visitors read: drafts and versions per language, open to all once published,
 * and every published change raises its content version.
 */
export function publishedCollection(config: PublishedConfig): CollectionConfig {
  const { useAsTitle, hasPage, ...rest } = config;
  return {
    ...rest,
    access: {
      read: publishedOrEditors,
      readVersions: editors,
      create: editors,
      update: editors,
      delete: editors,
    },
    admin: {
      useAsTitle,
      defaultColumns: [useAsTitle, '_status', 'order', 'updatedAt'],
      ...(hasPage && {
        preview: (doc, { locale }) => previewUrl(config.slug, String(doc.id), locale),
      }),
    },
    versions: {
      maxPerDoc: 50,
      drafts: { autosave: { interval: 800 }, localizeStatus: true },
    },
    hooks: {
      afterChange: [raiseVersionOnChange],
      afterDelete: [raiseVersionOnDelete],
    },
  };
}
