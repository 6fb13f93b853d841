export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The circles of a graph: all that can be reached from each other (Tarjan's algorithm). */
export function circles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    let low = order.size - 1;
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(node)) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1) found.push(circle.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

export function grouped(graph: Graph, groupOf: (node: string) => string): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [from, targets] of graph) {
    const group = groupOf(from);
    const known = groups.get(group) ?? new Set();
    groups.set(group, known);
    for (const to of targets) if (groupOf(to) !== group) known.add(groupOf(to));
  }
  return groups;
}
