import path from 'node:path';
import { BOUNDS, USERS_OF_ENVIRONMENT, type Rule } from './bounds.ts';
import { circles, folderCircles } from './circles.ts';
import { againstLayers } from './layers.ts';
import { parseCode } from './parse-code.ts';
import { importResolver } from './resolve-import.ts';
import { isCode, isTest, type Tree } from './source-tree.ts';

export type Examined = Record<Rule, { count: number; places: string[] }>;
const MAX_LINES = 300;
const SMALL_LINES = 30;
const ENV_FILE = /\/(?:[a-z-]+-)?env\.ts$/;

export function examine(tree: Tree): Examined {
  const all = [...tree.keys()].filter(isCode);
  const code = all.filter((file) => !isTest(file));
  const lines = (file: string) => linesOf(tree.get(file) ?? '');
  const resolve = importResolver(tree);
  const parsed = new Map(code.map((file) => [file, parseCode(file, tree.get(file) ?? '')]));
  const graph = new Map(
    [...parsed].map(([file, { imports }]) => [
      file,
      new Set(
        imports.flatMap((named) => resolve(file, named) ?? []).filter((to) => parsed.has(to)),
      ),
    ]),
  );
  const users = counted([...graph.values()].flatMap((targets) => [...targets]));
  const folders = counted(code.map((file) => path.dirname(file)));
  const largest = Math.max(0, ...folders.values());
  const cast = [...parsed].filter(([, { casts }]) => casts > 0);
  return {
    'lines of code': { count: sum(code.map(lines)), places: [] },
    'files of code': listed(code, []),
    'files in the largest folder': {
      count: largest,
      places: [...folders.keys()].filter((folder) => folders.get(folder) === largest),
    },
    'files of more than 300 lines': listed(all.filter((file) => lines(file) > MAX_LINES)),
    'circles of files': listed(circles(graph).map((circle) => circle.join(' ↔ '))),
    'circles of folders': listed(folderCircles(graph)),
    'imports against the layers': listed(againstLayers(graph)),
    'files of at most 30 lines with one user': listed(
      code.filter((file) => users.get(file) === 1 && lines(file) <= SMALL_LINES),
    ),
    '`as never` and `as unknown as`': {
      count: sum(cast.map(([, { casts }]) => casts)),
      places: cast.map(([file, { casts }]) => `${file} (${casts})`),
    },
    'other files that use `process.env`': listed(
      code.filter(
        (file) =>
          parsed.get(file)?.usesEnvironment &&
          !ENV_FILE.test(file) &&
          !USERS_OF_ENVIRONMENT.includes(file),
      ),
    ),
  };
}

export function brokenRules(examined: Examined): Rule[] {
  const rules = Object.keys(BOUNDS) as Rule[];
  return rules.filter((rule) => examined[rule].count > BOUNDS[rule]);
}

export function testLines(tree: Tree): number {
  return sum([...tree].map(([file, text]) => (isCode(file) && isTest(file) ? linesOf(text) : 0)));
}

const linesOf = (text: string) => text.split('\n').length - 1;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const listed = (found: string[], places = found) => ({ count: found.length, places });

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
