import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { CollectionConfig, Config, DatabaseAdapterObj, Endpoint } from 'payload';
import { changeEntities, type Changes } from './change-entities.ts';

type Tables = Record<string, unknown>;
type Components = NonNullable<NonNullable<Config['admin']>['components']>;

type Feature = {
  /** Collections that it brings, before or after those that are there. */
  collectionsBefore?: CollectionConfig[];
  collections?: CollectionConfig[];
  endpoints?: Endpoint[];
  /** Tables that no collection has. */
  tables?: (known: Tables) => Tables;
  /** Pages of the panel, and what it shows on all of them. */
  views?: Components['views'];
  components?: Partial<Record<ComponentList, string>>;
  /** What it does to collections and globals that are there. */
  changes?: Changes;
};
type ComponentList = 'afterNavLinks' | 'beforeDashboard' | 'beforeNavLinks' | 'header';

/** A feature of the studio as a Payload plugin: what it brings, and what it changes. */
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
      db: parts.tables ? withTables(config.db as Database, parts.tables) : config.db,
    };
    return parts.changes ? changeEntities(parts.changes)(extended) : extended;
  };
}

type Database = DatabaseAdapterObj<PostgresAdapter>;

function withTables(db: Database, tables: (known: Tables) => Tables): Database {
  const init: typeof db.init = (args) => {
    const adapter = db.init(args);
    (adapter as unknown as PostgresAdapter).afterSchemaInit.push(
      ({ schema }) =>
        ({
          ...schema,
          tables: { ...schema.tables, ...tables(schema.tables) },
        }) as typeof schema,
    );
    return adapter;
  };
  return { ...db, init };
}
