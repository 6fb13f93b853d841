import type { Snapshot } from '#content/snapshot.ts';
import type { WireCollection, WireField } from '#content/values/wire.ts';
import { findCollection } from './content-endpoints.ts';
import { encodeMap } from './encode-map.ts';

/** Rules that a Cockpit host can run as code of its own; there are none here. */
const NO_RULES = Object.fromEntries(
  ['create', 'read', 'update', 'delete'].map((step) => [step, { enabled: false }]),
);
/** What a Cockpit panel shows in its lists of entries. */
const LISTED = new Set(['title', 'name', 'value', 'slug', 'published']);

/** Response of `collections/listCollections`: names, or with `extended` the descriptions by name. */
export function listCollections({ collections }: Snapshot, isExtended: boolean) {
  if (!isExtended) return [...collections.keys()];
  return Object.fromEntries(
    Array.from(collections, ([name, collection]) => [name, describe(name, collection)]),
  );
}

/** Response of `collections/collection`: what a collection is made of. */
export function describeCollection(snapshot: Snapshot, name: string | undefined) {
  const collection = findCollection(snapshot, name);
  return describe(name ?? '', collection);
}

/** Response of `singletons/listSingletons`: the names of those that have content. */
export function listSingletons({ singletons }: Snapshot): string[] {
  return [...singletons].filter(([, { data }]) => data !== null).map(([name]) => name);
}

function describe(name: string, { fields, sortable, entries }: WireCollection) {
  const times = (key: '_created' | '_modified') =>
    entries.flatMap((entry) => (typeof entry[key] === 'number' ? entry[key] : []));
  return {
    name,
    label: labelOf(name),
    _id: name,
    fields: fields.map(describeField),
    sortable,
    in_menu: false,
    _created: least(times('_created')),
    _modified: greatest(times('_modified')),
    description: '',
    group: '',
    color: '',
    sort: { column: '_created', dir: -1 },
    rules: NO_RULES,
    // PHP writes an empty map as a list; who works at the clinic is nobody's business.
    acl: [],
    itemsCount: entries.length,
  };
}

function describeField({ name, type, localize, options }: WireField) {
  return {
    name,
    label: labelOf(name),
    type,
    default: '',
    info: '',
    group: '',
    localize,
    options: encodeMap(options),
    width: '1-1',
    lst: LISTED.has(name),
    acl: [],
    required: false,
  };
}

/** `category_items` → `Category items` */
function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Not by Math.min: a collection may have more entries than a call may have arguments. */
function least(numbers: readonly number[]): number {
  return numbers.reduce((least, one) => Math.min(least, one), numbers[0] ?? 0);
}

function greatest(numbers: readonly number[]): number {
  return numbers.reduce((greatest, one) => Math.max(greatest, one), 0);
}
