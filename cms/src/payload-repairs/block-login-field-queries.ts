import {
  QueryError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type SanitizedConfig,
} from 'payload';
import { nobodyOnField } from '../access/roles.ts';

type Named = { name?: string; hidden?: boolean };
type Sorted = { sort?: unknown; joins?: Record<string, { sort?: unknown } | false> | false };

/** Password hashes, reset tokens and open sessions. */
const isOfLogin = ({ name, hidden }: Named) => hidden === true || name === 'sessions';

/**
 * Payload hides the fields of the login from responses, but still sorts and filters by them. Fields
 * that nobody may read cannot be queried. Payload adds them late, so this runs afterwards. Seen in
 * 3.90.1.
 */
export function blockLoginFieldQueries(config: SanitizedConfig): SanitizedConfig {
  const names = new Set<string>();
  for (const collection of config.collections.filter(({ auth }) => auth)) {
    for (const { name } of collection.flattenedFields.filter(isOfLogin)) names.add(name);
    collection.fields = collection.fields.map(withoutQueries);
    collection.flattenedFields = collection.flattenedFields.map(withoutQueries) as FlattenedField[];
  }
  for (const { hooks } of config.collections) hooks.beforeOperation.push(notSortedBy(names));
  return config;
}

function withoutQueries<Field extends object>(field: Field): Field {
  if (!isOfLogin(field)) return field;
  const { access } = field as { access?: object };
  return { ...field, access: { ...access, read: nobodyOnField } };
}

/** Payload does not check sorting through a relationship, such as `assignee.hash`. */
function notSortedBy(names: ReadonlySet<string>): CollectionBeforeOperationHook {
  return function refuseSecretSort({ args, overrideAccess }) {
    if (overrideAccess) return;
    const { sort, joins } = args as Sorted;
    const ofJoins = Object.values(joins || {}).map((join) => join && join.sort);
    for (const path of [sort, ...ofJoins].flat()) {
      const isSecret = String(path)
        .split(/[-.]|__/)
        .some((part) => names.has(part));
      if (isSecret) throw new QueryError([{ path: String(path) }]);
    }
  };
}
