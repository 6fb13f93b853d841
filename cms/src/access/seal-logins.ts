import {
  QueryError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type SanitizedConfig,
} from 'payload';
import { nobodyOnField } from './roles.ts';

type Named = { name?: string; hidden?: boolean };
type Sorted = { sort?: unknown; joins?: Record<string, { sort?: unknown } | false> | false };

/** What logging in is made of: hashes of passwords, tokens to set a new one, and open sessions. */
const isOfLogin = ({ name, hidden }: Named) => hidden === true || name === 'sessions';

/**
 * Payload hides these fields of users from answers, but lets questions be asked about them: lists
 * sorted by hashes, a token guessed letter by letter. Who may not read a field may not ask about it,
 * so nobody may read them. Their names are reserved, hence this comes after Payload has added them.
 */
export function sealLogins(config: SanitizedConfig): SanitizedConfig {
  const names = new Set<string>();
  for (const collection of config.collections.filter(({ auth }) => auth)) {
    for (const { name } of collection.flattenedFields.filter(isOfLogin)) names.add(name);
    collection.fields = collection.fields.map(sealed);
    collection.flattenedFields = collection.flattenedFields.map(sealed) as FlattenedField[];
  }
  for (const { hooks } of config.collections) hooks.beforeOperation.push(notSortedBy(names));
  return config;
}

function sealed<Field extends object>(field: Field): Field {
  if (!isOfLogin(field)) return field;
  const { access } = field as { access?: object };
  return { ...field, access: { ...access, read: nobodyOnField } };
}

/** By way of another collection, as in `assignee.hash`, Payload does not check what sorts a list. */
function notSortedBy(names: ReadonlySet<string>): CollectionBeforeOperationHook {
  return ({ args, overrideAccess }) => {
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
