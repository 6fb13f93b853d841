import { BOUNDS, type Rule } from './structure/bounds.ts';
import { brokenRules, examine, testLines } from './structure/examine.ts';
import { readTree } from './structure/source-tree.ts';

/** `npm run check:structure`: prints each count of the code's structure beside its bound. */
const tree = readTree();
const examined = examine(tree);
const row = (name: string, count: number, bound: number | string) =>
  console.log(`${name.padEnd(42)}${String(count).padStart(8)}${String(bound).padStart(8)}`);

row('lines of tests', testLines(tree), '');
for (const rule of Object.keys(BOUNDS) as Rule[]) row(rule, examined[rule].count, BOUNDS[rule]);

const broken = brokenRules(examined);
for (const rule of broken) {
  console.error(`\nMore ${rule} than ${BOUNDS[rule]} (scripts/structure/bounds.ts):`);
  for (const place of examined[rule].places) console.error(`  ${place}`);
}
if (broken.length > 0) process.exit(1);
