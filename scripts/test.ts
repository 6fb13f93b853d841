import { spawn } from 'node:child_process';
import { ensureBrowser } from './ensure-browser.ts';

type Step = readonly [name: string, script: string];
type Result = { name: string; ok: boolean; seconds: number; output: string };

/** Needs one core only, so it runs beside the other quick ones. */
const BESIDE: Step = ['types', 'check:types'];

/** Everything that must hold, cheapest first; all of it runs, so that one fault does not hide others. */
const QUICK: readonly Step[] = [
  ['lint', 'check:lint'],
  ['format', 'check:format'],
  ['unused code', 'check:unused'],
  ['unit tests', 'test:unit'],
];
/** These need the whole machine. */
const SLOW: readonly Step[] = [
  // The browser tests build the studio; the tests of `npm start` then find it built.
  ['browser tests', 'test:e2e'],
  ['integration tests', 'test:integration'],
];

function run([name, script]: Step, isShown: boolean): Promise<Result> {
  const since = performance.now();
  return new Promise((resolve) => {
    const stdio = isShown ? 'inherit' : ('pipe' as const);
    const child = spawn('npm', ['run', '--silent', script], { stdio });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('close', (code) =>
      resolve({ name, ok: code === 0, seconds: (performance.now() - since) / 1000, output }),
    );
  });
}

async function runInTurn(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    console.log(`\n=== ${step[0]}`);
    results.push(await run(step, true));
  }
  return results;
}

ensureBrowser();
const beside = run(BESIDE, false);
const quick = await runInTurn(QUICK);
const types = await beside;
console.log(`\n=== ${types.name}\n${types.output}`);
const results = [types, ...quick, ...(await runInTurn(SLOW))];

console.log('\n=== results');
for (const { name, ok, seconds } of results) {
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(0)} s)`);
}
const failed = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
