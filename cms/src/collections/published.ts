import type { CollectionConfig } from 'payload';
import { editors, publishedOrEditors } from '../access/roles.ts';
import {
  noteIfSeen,
  noteIfSeenBeforeDelete,
  raiseVersionOnChange,
  raiseVersionOnDelete,
} from '../hooks/raise-version.ts';
import { copyAsDraft, draftInCopies } from '../hooks/duplicate.ts';
import { forgetOldSlugs, keepOldSlugs, rememberSlugs } from '../hooks/slug-history.ts';
import { titleInAnyLanguage } from '../hooks/title-in-any-language.ts';
import type { Label } from '../locales.ts';
import { previewUrl } from '../preview.ts';

/** What menus can link to, kept in the `custom` of a collection. */
export type MenuTargets = { hasAddress?: boolean; listPage?: { id: string; name: Label } };

type Hooks = NonNullable<CollectionConfig['hooks']>;

type PublishedConfig = Pick<
  CollectionConfig,
  'slug' | 'fields' | 'defaultSort' | 'disableDuplicate'
> & {
  labels: { singular: Label; plural: Label };
  useAsTitle: string;
  /** Whether entries are shown on a page that they name, and so have a preview and a slug history. */
  hasPage: boolean;
  /** Whether that page is their own, at an address that a menu can link to; true by default. */
  hasAddress?: boolean;
  /**
   * The page that lists the entries, by its id in the site's route table: menus can link to it. Its
   * name is the plural, unless it says another.
   */
  listPage?: string | { id: string; name: Label };
  /** Whether each language is published by itself; false where nothing in it is translated. */
  publishPerLanguage?: boolean;
  /** Hooks in addition to those of every published collection. */
  hooks?: Pick<Hooks, 'beforeChange' | 'beforeDelete' | 'afterChange' | 'afterDelete'>;
  /** Columns of the studio's list in addition to the usual ones. */
  columns?: string[];
};

/**
 * A collection that visitors read: drafts and versions per language, readable by the site once
 * published, and every published change raises its content version.
 */
export function publishedCollection(config: PublishedConfig): CollectionConfig {
  const {
    useAsTitle,
    hasPage,
    hasAddress = hasPage,
    listPage,
    publishPerLanguage = true,
    hooks = {},
    columns = [],
    ...rest
  } = config;
  const names = new Set(rest.fields.map((field) => 'name' in field && field.name));
  const sorting = ['order', 'date'].filter((name) => names.has(name));
  return {
    ...rest,
    custom: {
      hasAddress,
      listPage:
        typeof listPage === 'string' ? { id: listPage, name: rest.labels.plural } : listPage,
    } satisfies MenuTargets,
    fields: [...rest.fields, draftInCopies()],
    access: {
      read: publishedOrEditors,
      readVersions: editors,
      create: editors,
      update: editors,
      delete: editors,
    },
    admin: {
      useAsTitle,
      defaultColumns: [useAsTitle, '_status', ...columns, ...sorting, 'updatedAt'],
      components: { edit: { PublishButton: '/components/publish.tsx#Publish' } },
      ...(hasPage && {
        preview: (doc, { locale }) => previewUrl(config.slug, String(doc.id), locale),
      }),
    },
    versions: {
      maxPerDoc: 50,
      drafts: { autosave: { interval: 800 }, localizeStatus: publishPerLanguage },
    },
    hooks: {
      beforeOperation: [copyAsDraft, titleInAnyLanguage(useAsTitle)],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        noteIfSeen,
        ...(hasPage ? [rememberSlugs] : []),
      ],
      beforeDelete: [noteIfSeenBeforeDelete, ...(hooks.beforeDelete ?? [])],
      afterChange: [
        raiseVersionOnChange,
        ...(hasPage ? [keepOldSlugs] : []),
        ...(hooks.afterChange ?? []),
      ],
      afterDelete: [
        raiseVersionOnDelete,
        ...(hasPage ? [forgetOldSlugs] : []),
        ...(hooks.afterDelete ?? []),
      ],
    },
  };
}
