import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { CollectionConfig, Config, Endpoint, GlobalConfig, Field } from 'payload';
import type { Label } from '../studio-words/studio-languages.ts';
import { changedAdapter } from './changed-adapter.ts';

type Tables = Record<string, unknown>;
type Components = NonNullable<NonNullable<Config['admin']>['components']>;

type Feature = {
  collectionsBefore?: CollectionConfig[];
  collections?: CollectionConfig[];
  endpoints?: Endpoint[];
  tables?: (known: Tables) => Tables;
  views?: Components['views'];
  components?: Partial<Record<ComponentList, string>>;
  changes?: Changes;
};
type ComponentList = 'actions' | 'afterNavLinks' | 'beforeDashboard' | 'beforeNavLinks' | 'header';

/** A Payload plugin that adds parts, and changes collections and globals as `changes` says. */
export function feature(parts: Feature): (config: Config) => Config {
  const { collectionsBefore = [], collections = [], endpoints = [], components = {} } = parts;
  return (config) => {
    const { admin } = config;
    const known: Components = { ...admin?.components };
    for (const [list, path] of Object.entries(components) as [ComponentList, string][]) {
      known[list] = [...(known[list] ?? []), path];
    }
    const views = { ...known.views, ...parts.views };
    const extended: Config = {
      ...config,
      collections: [...collectionsBefore, ...(config.collections ?? []), ...collections],
      endpoints: [...(config.endpoints ?? []), ...endpoints],
      admin: { ...admin, components: { ...known, views } },
      db: parts.tables ? withTables(config.db, parts.tables) : config.db,
    };
    return parts.changes ? changeEntities(parts.changes)(extended) : extended;
  };
}

function withTables(db: Config['db'], tables: (known: Tables) => Tables): Config['db'] {
  return changedAdapter(db, (adapter) => {
    (adapter as unknown as PostgresAdapter).afterSchemaInit.push(({ schema }) => {
      const all = { ...schema.tables, ...tables(schema.tables) };
      return { ...schema, tables: all } as typeof schema;
    });
  });
}

/** Whether a collection has drafts, as all those do whose entries are published. */
export const hasDrafts = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

export type Changes = {
  /** The slugs of the collections to change; if undefined, all. */
  collections?: readonly string[];
  collection: (collection: CollectionConfig) => CollectionConfig;
  global?: (global: GlobalConfig) => GlobalConfig;
};

export function changeEntities({ collections, collection, global }: Changes) {
  const isMeant = (slug: string) => collections?.includes(slug) ?? true;
  return (config: Config): Config => ({
    ...config,
    collections: config.collections?.map((one) => (isMeant(one.slug) ? collection(one) : one)),
    globals: global ? config.globals?.map(global) : config.globals,
  });
}

type Entity = CollectionConfig | GlobalConfig;
type Hooks<Kind extends Entity> = NonNullable<Kind['hooks']>;
type Extension<Kind extends Entity> = {
  fields?: Field[];
  endpoints?: Omit<Endpoint, 'root'>[];
  /** Hooks that run before the existing ones, and hooks that run after them. */
  first?: Hooks<Kind>;
  last?: Hooks<Kind>;
};

export function extend<Kind extends Entity>(entity: Kind, extension: Extension<Kind>): Kind {
  const { endpoints = [], fields = [], first = {}, last = {} } = extension;
  const hooks: Record<string, unknown[]> = { ...entity.hooks };
  for (const [moment, more] of Object.entries<unknown[]>({ ...first })) {
    hooks[moment] = [...more, ...(hooks[moment] ?? [])];
  }
  for (const [moment, more] of Object.entries<unknown[]>({ ...last })) {
    hooks[moment] = [...(hooks[moment] ?? []), ...more];
  }
  return {
    ...entity,
    fields: [...entity.fields, ...fields],
    endpoints: [...(entity.endpoints || []), ...endpoints],
    hooks,
  };
}

export function withAboveList(collection: CollectionConfig, component: string): CollectionConfig {
  const { admin } = collection;
  const { beforeListTable = [], ...others } = admin?.components ?? {};
  const components = { ...others, beforeListTable: [...beforeListTable, component] };
  return { ...collection, admin: { ...admin, components } };
}

/** Groups of the studio's navigation that several features share. */
export const INBOX: Label = { en: 'Inbox', de: 'Posteingang', it: 'Posta in arrivo' };
export const ACCESS: Label = { en: 'Access', de: 'Zugang', it: 'Accesso' };
export const PAGES: Label = { en: 'Pages', de: 'Seiten', it: 'Pagine' };

export function grouped<Entry extends { admin?: object }>(group: Label, entries: Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, admin: { ...entry.admin, group } }));
}
