import path from 'node:path';

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The groups of nodes that can all be reached from each other (Tarjan's algorithm). */
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

/** The same graph between groups of nodes. */
function grouped(graph: Graph, groupOf: (node: string) => string): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [from, targets] of graph) {
    const group = groupOf(from);
    const known = groups.get(group) ?? new Set();
    groups.set(group, known);
    for (const to of targets) if (groupOf(to) !== group) known.add(groupOf(to));
  }
  return groups;
}

/**
 * Circles of folders at every depth: first all below `site` counts as one folder, then all below
 * `site/app`, and so on. Files directly in a folder form a group apart from its deeper folders, so
 * that only one of the two may import the other.
 */
export function folderCircles(graph: Graph): string[] {
  const found = new Map<string, string>();
  const depths = [...graph.keys()].map((file) => file.split('/').length);
  for (let depth = 1; depth < Math.max(...depths); depth += 1) {
    const folderOf = (file: string) => path.dirname(file).split('/').slice(0, depth).join('/');
    for (const circle of circles(grouped(graph, folderOf))) {
      const name = circle.join(' ↔ ');
      if (!found.has(name))
        found.set(name, [name, ...arrowsIn(circle, graph, folderOf)].join('\n    '));
    }
  }
  return [...found.values()];
}

/** One import for each pair of folders in a circle, to show where it can be cut. */
function arrowsIn(circle: string[], graph: Graph, folderOf: (file: string) => string): string[] {
  const arrows = new Map<string, string>();
  for (const [file, targets] of graph)
    for (const target of targets) {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from !== to && circle.includes(from) && circle.includes(to))
        arrows.set(`${from} ${to}`, `${file} imports ${target}`);
    }
  return [...arrows.values()];
}
