import type { CollectionConfig, Endpoint, Field, GlobalConfig } from 'payload';

type Entity = CollectionConfig | GlobalConfig;
type Hooks<Kind extends Entity> = NonNullable<Kind['hooks']>;
type Extension<Kind extends Entity> = {
  fields?: Field[];
  endpoints?: Omit<Endpoint, 'root'>[];
  /** Hooks that run before those that are there, and hooks that run after them. */
  first?: Hooks<Kind>;
  last?: Hooks<Kind>;
};

/** A collection or global with more fields, endpoints and hooks. */
export function extend<Kind extends Entity>(entity: Kind, extension: Extension<Kind>): Kind {
  const { endpoints = [], fields = [] } = extension;
  const [first, last] = [extension.first, extension.last].map(
    (hooks) => Object.entries(hooks ?? {}) as [string, unknown[]][],
  );
  const hooks: Record<string, unknown[]> = { ...entity.hooks };
  for (const [moment, more] of first ?? []) {
    hooks[moment] = [...more, ...(hooks[moment] ?? [])];
  }
  for (const [moment, more] of last ?? []) {
    hooks[moment] = [...(hooks[moment] ?? []), ...more];
  }
  return {
    ...entity,
    fields: [...entity.fields, ...fields],
    endpoints: [...(entity.endpoints || []), ...endpoints],
    hooks,
  };
}
