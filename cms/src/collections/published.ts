import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { editors, publishedOrEditors } from '../access/roles.ts';
import { copyAsDraft, draftInCopies } from '../hooks/duplicate.ts';
import {
  noteIfSeen,
  noteIfSeenBeforeDelete,
  raiseVersionOnChange,
  raiseVersionOnDelete,
} from '../hooks/raise-version.ts';
import { forgetOldSlugs, keepOldSlugs, rememberSlugs } from '../hooks/slug-history.ts';
import { DEFAULT_LOCALE, type Label } from '../locales.ts';
import { seenEntries } from '../preview-in-studio.ts';

/** What menus can link to, kept in the `custom` of a collection. */
export type MenuTargets = { hasAddress?: boolean; listPage?: { id: string; name: Label } };

type Hooks = NonNullable<CollectionConfig['hooks']>;

type PublishedConfig = Pick<
  CollectionConfig,
  'slug' | 'fields' | 'defaultSort' | 'disableDuplicate'
> & {
  labels: { singular: Label; plural: Label };
  useAsTitle: string;
  /** Whether visitors can open a page of an entry: it then has old slugs. */
  hasPage: boolean;
  /** Whether some page shows the entries: they then have a preview; true by default. */
  isSeen?: boolean;
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
    isSeen = true,
    hasAddress = hasPage,
    listPage,
    publishPerLanguage = true,
    hooks = {},
    columns = [],
    ...rest
  } = config;
  const names = new Set(rest.fields.map((field) => 'name' in field && field.name));
  const sorting = ['order', 'date'].filter((name) => names.has(name));
  const admin = {
    useAsTitle,
    defaultColumns: [useAsTitle, '_status', ...columns, ...sorting, 'updatedAt'],
    components: { edit: { PublishButton: '/components/publish.tsx#Publish' } },
  };
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
    admin: isSeen ? seenEntries(config.slug, admin) : admin,
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

/**
 * Pickers of entries request only titles. There the English title replaces a missing translation,
 * or an editor would have to choose by id; it never gets into a form.
 */
function titleInAnyLanguage(title: string): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    if (operation !== 'read' || !('select' in args) || !args.select) return;
    const asked = Object.keys(args.select);
    if (asked.length === 1 && asked[0] === title) req.fallbackLocale = DEFAULT_LOCALE;
  };
}
