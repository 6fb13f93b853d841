import type { Dropped } from '#content/dropped.ts';
import { displayOf } from '#content/references.ts';
import { isRow } from '#content/values/row.ts';
import type { WireEntry } from '#content/values/wire.ts';

/** More than any panel nests; the functions that read values recurse once per level. */
const MAX_LEVELS = 50;
const MAX_TREE_LEVELS = 10;

/** Reports each field that is nested too deeply, and makes it null. */
export function withoutDeepFields(
  collection: string,
  node: unknown,
  onDropped: (dropped: Dropped) => void,
  level = 0,
): unknown {
  if (!isRow(node)) return isDeep(node) ? null : node;
  const fields = Object.entries(node).map(([field, value]) => {
    if (field === 'children' && Array.isArray(value) && level < MAX_TREE_LEVELS) {
      const inner = (child: unknown) => withoutDeepFields(collection, child, onDropped, level + 1);
      return [field, value.map(inner)];
    }
    if (!isDeep(value)) return [field, value];
    const id = typeof node._id === 'string' ? node._id : '';
    const title = displayOf(node as WireEntry);
    onDropped({ collection, id, title, field, reason: 'is nested too deeply' });
    return [field, null];
  });
  return Object.fromEntries(fields);
}

function isDeep(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeep(inner, levels - 1));
}
