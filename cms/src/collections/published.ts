import type { Access, CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { editors, publishedAnd, publishedOrStaff, staff } from '../access/roles.ts';
import { DEFAULT_LOCALE } from '../clinic-config/locales.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { previewAdmin } from '../preview/preview-admin.ts';
import { isShown, type ShownWindow } from '../publish-later/shown-window.ts';

/** Of what is kept in the `custom` of a collection: what menus and texts can link to. */
export type MenuTargets = {
  hasAddress?: boolean;
  hasPage?: boolean;
  isLinked?: boolean;
  listPage?: { id: string; name: Label };
};
/** The field without which no page shows an entry, and that of the last day on which one does. */
export type Appearance = { with?: string; lastDay?: string };
/** The fields that an entry can do without. */
export type Expected = { mayLack?: readonly string[] };
export type NewEntryName = { newEntry?: Label };

type Hooks = NonNullable<CollectionConfig['hooks']>;

type PublishedConfig = Pick<
  CollectionConfig,
  'slug' | 'fields' | 'defaultSort' | 'disableDuplicate' | 'endpoints'
> & {
  labels: { singular: Label; plural: Label };
  /** The heading of an entry without a title; German and Italian need the word's gender. */
  newEntry: Label;
  useAsTitle?: string;
  /** Whether visitors can open a page of an entry: it then has old slugs. */
  hasPage: boolean;
  /** Whether some page shows the entries: they then have a preview; true by default. */
  hasPreview?: boolean;
  /** Whether that page is their own, at an address that a menu can link to; true by default. */
  hasAddress?: boolean;
  /** Whether texts can link to an entry; if it has an address by default. */
  isLinked?: boolean;
  /** Its id in the route table: menus can link to it. Its name is the plural by default. */
  listPage?: string | { id: string; name: Label };
  /** Whether each language is published by itself; false where nothing in it is translated. */
  publishPerLanguage?: boolean;
  /** False for what visitors have sent: it is deleted at once, and not kept in a bin. */
  hasBin?: boolean;
  changedBy?: Access;
  hooks?: Pick<Hooks, 'beforeChange' | 'beforeDelete' | 'afterChange' | 'afterDelete'>;
  shownWindow?: ShownWindow;
  appears?: Appearance;
  mayLack?: Expected['mayLack'];
  columns?: string[];
};

/** A collection that visitors read: each published change raises its content version. */
export function publishedCollection(config: PublishedConfig): CollectionConfig {
  const {
    newEntry,
    useAsTitle = 'title',
    hasPage,
    hasPreview = true,
    hasAddress = hasPage,
    isLinked = hasAddress,
    listPage,
    publishPerLanguage = true,
    hasBin = true,
    changedBy = editors,
    hooks = {},
    columns = [],
    appears = {},
    mayLack,
    shownWindow,
    defaultSort = 'order',
    ...rest
  } = config;
  const names = new Set(rest.fields.map((field) => 'name' in field && field.name));
  const sorting = names.has('date') ? ['date'] : [];
  const pictures = ['image', 'images'].filter((name) => names.has(name));
  const admin = {
    useAsTitle,
    defaultColumns: [useAsTitle, ...pictures, '_status', ...columns, ...sorting, 'updatedAt'],
    components: { edit: { PublishButton: '/components/payload-repairs/publish.tsx#Publish' } },
  };
  return {
    ...rest,
    defaultSort,
    trash: hasBin,
    custom: {
      newEntry,
      appears,
      mayLack,
      hasAddress,
      hasPage,
      isLinked,
      listPage:
        typeof listPage === 'string' ? { id: listPage, name: rest.labels.plural } : listPage,
      ...(shownWindow && { shownWindow }),
    } satisfies MenuTargets &
      NewEntryName &
      Expected & { appears: Appearance; shownWindow?: ShownWindow },
    access: {
      read: shownWindow ? publishedAnd(() => isShown(shownWindow)) : publishedOrStaff,
      readVersions: staff,
      create: editors,
      update: changedBy,
      delete: changedBy,
    },
    admin: hasPreview ? previewAdmin(config.slug, admin) : admin,
    versions: {
      maxPerDoc: 50,
      drafts: { autosave: { interval: 800 }, localizeStatus: publishPerLanguage },
    },
    hooks: { ...hooks, beforeOperation: [titleInAnyLanguage(useAsTitle)] },
  };
}

/** In pickers, which request only titles, the English one replaces a missing translation. */
function titleInAnyLanguage(title: string): CollectionBeforeOperationHook {
  return function fallBackToTitle({ args, operation, req }) {
    if (operation !== 'read' || !('select' in args) || !args.select) return;
    const asked = Object.keys(args.select);
    if (asked.length === 1 && asked[0] === title) req.fallbackLocale = DEFAULT_LOCALE;
  };
}
