import path from 'node:path';
import type { Tree } from './source-tree.ts';

type Package = Partial<Record<'imports' | 'exports', Record<string, string>>> & { name: string };
/** A name, in which `*` may stand for any text, the path it is short for, and where it is known. */
type Alias = { folder: string; name: string; target: string };
export type Resolve = (from: string, named: string) => string | undefined;

/** The only alias that no package.json declares; it is in studio/tsconfig.json. */
const OF_STUDIO = { folder: 'studio', name: '@payload-config', target: 'cms/src/config.ts' };

/** Finds the file of the tree that an import names; undefined for packages of npm and for data. */
export function importResolver(tree: Tree): Resolve {
  const aliases = [OF_STUDIO, ...[...tree].flatMap(([file, text]) => aliasesOf(file, text))];
  return (from, named) => {
    const file = named.startsWith('.')
      ? path.join(path.dirname(from), named)
      : aliases.map((alias) => standsFor(alias, from, named)).find((found) => found !== undefined);
    return file !== undefined && tree.has(file) ? file : undefined;
  };
}

function aliasesOf(file: string, text: string): Alias[] {
  if (path.basename(file) !== 'package.json') return [];
  const { name, imports = {}, exports = {} } = JSON.parse(text) as Package;
  const own = path.dirname(file);
  return [
    ...Object.entries(imports).map(([key, target]) => ({ folder: own, name: key, target })),
    ...Object.entries(exports).map(([key, target]) => ({
      folder: '',
      name: path.join(name, key),
      target,
    })),
  ].map((alias) => ({ ...alias, target: path.join(own, alias.target) }));
}

function standsFor({ folder, name, target }: Alias, from: string, named: string) {
  if (!from.startsWith(folder)) return undefined;
  const [start = '', end] = name.split('*');
  if (end === undefined) return named === name ? target : undefined;
  return named.startsWith(start) ? target.replace('*', named.slice(start.length)) : undefined;
}
