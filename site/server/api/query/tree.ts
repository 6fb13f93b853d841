type Entry = Readonly<Record<string, unknown>>;
export type TreeNode = Entry & { readonly children: readonly TreeNode[] };

/** Nests entries below their parents (`_pid`), in their editors' order (`_o`). */
export function buildTree(entries: readonly Entry[]): TreeNode[] {
  const byParent = new Map<unknown, Entry[]>();
  for (const entry of entries) {
    const parent = entry._pid || null;
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(entry);
    else byParent.set(parent, [entry]);
  }
  // Only entries below a root are reached, so a cycle of parents does no harm.
  const nodesBelow = (parent: unknown): TreeNode[] =>
    (byParent.get(parent) ?? [])
      .toSorted((a, b) => orderOf(a) - orderOf(b))
      .map((entry) => Object.assign({}, entry, { children: nodesBelow(entry._id) }));
  return nodesBelow(null);
}

function orderOf(entry: Entry): number {
  return typeof entry._o === 'number' ? entry._o : 0;
}
