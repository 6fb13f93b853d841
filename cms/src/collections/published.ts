import type { Access, CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { editors, publishedAnd, publishedOrStaff, staff } from '../access/roles.ts';
import { DEFAULT_LOCALE } from '../clinic-config/locales.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { previewAdmin } from '../preview/preview-admin.ts';
import { isShown, type ShownWindow } from '../publish-later/shown-window.ts';

/** In the `custom` of a collection: what menus and texts can link to. */
export type MenuTargets = {
  hasAddress?: boolean;
  hasPage?: boolean;
  isLinked?: boolean;
  listPage?: { id: string; name: Label };
};
/** In `custom` too: the field without which no page shows an entry, and that of its last day. */
export type Appearance = { with?: string; lastDay?: string };
/** In `custom` too: the fields whose absence publish-advice does not mention. */
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
  /** Whether visitors can open a page of an entry: its former slugs are then kept. */
  hasPage: boolean;
  /** Whether some page shows the entries, so that they have a preview; true by default. */
  hasPreview?: boolean;
  /** Whether that page has an address of its own, to which menus can link; `hasPage` by default. */
  hasAddress?: boolean;
  /** Whether texts can link to an entry; `hasAddress` by default. */
  isLinked?: boolean;
  /** The id of their list page in the route table; by default its name is the plural. */
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

/** In pickers, which request titles only, that of the default language replaces a missing one. */
function titleInAnyLanguage(title: string): CollectionBeforeOperationHook {
  return function fallBackToTitle({ args, operation, req }) {
    if (operation !== 'read' || !('select' in args) || !args.select) return;
    const selected = Object.keys(args.select);
    if (selected.length === 1 && selected[0] === title) req.fallbackLocale = DEFAULT_LOCALE;
  };
}
