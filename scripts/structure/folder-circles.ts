import path from 'node:path';
import { circles, grouped, type Graph } from './circles.ts';

/**
 * At every depth: what lies below `site` and `cms` is one folder each, then what lies below
 * `site/app`. Files directly in a folder are apart from those below it, so that neither may import
 * the other.
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

/** One import for each two folders of a circle: enough to see where it can be cut. */
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
