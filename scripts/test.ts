import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './testing/ensure-browser.ts';
import { copyCheckout, hasDemoClinic } from './testing/copy-checkout.ts';

type Step = readonly [name: string, script: string, niceness?: number];
type Result = { name: string; ok: boolean; seconds: number; output: string };

/** All of them run, so that one failure does not hide others. */
const CHECKS: readonly Step[] = [
  ['types', 'check:types'],
  ['format', 'check:format'],
  ['unused code', 'check:unused'],
  ['lint', 'check:lint'],
  ['alerts', 'check:alerts'],
];
/** The tests that run with the clinic's own content; all others are written for the demo. */
const OF_THE_CLINIC: readonly Step[] = [
  ['tests of the clinic', 'test:clinic'],
  ['pages of the clinic', 'test:e2e:clinic'],
];
const BUILD: Step = ['build', 'build'];
const UNIT: Step = ['unit tests', 'test:unit'];
/** A lower priority, since the browser tests beside them run one by one and take longest. */
const INTEGRATION: Step = ['integration tests', 'test:integration', 5];
const JOURNEYS: readonly Step[] = [
  ['browser tests', 'test:e2e:site'],
  ['browser tests of the studio', 'test:e2e:studio'],
];

function run([name, script, niceness]: Step, isShown: boolean, cwd: string): Promise<Result> {
  const since = performance.now();
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd,
      stdio: ['inherit', 'pipe', 'pipe'],
      // Otherwise, output to a pipe would have no colours.
      env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
    });
    if (niceness && child.pid) setPriority(child.pid, niceness);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (isShown) process.stdout.write(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('close', (code) =>
      resolve({ name, ok: code === 0, seconds: (performance.now() - since) / 1000, output }),
    );
  });
}

async function runInTurn(steps: readonly Step[], cwd = '.'): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    console.log(`\n=== ${step[0]}`);
    results.push(await run(step, true, cwd));
  }
  return results;
}

/** Lines that name a failure, as Playwright, Vitest and the checks print them. */
const NAMES_AN_ERROR = /^\s*\d+\) |^\s*FAIL |Error:|error TS|^\s*[×✘✖]/;
const ERRORS_SHOWN = 8;

/** The failures of a step, which are repeated at the end, so that nobody has to scroll for them. */
function errorsIn(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const named = lines.filter((line) => NAMES_AN_ERROR.test(line)).slice(0, ERRORS_SHOWN);
  return (named.length > 0 ? named : lines.slice(-ERRORS_SHOWN)).map((line) => line.slice(0, 160));
}

function show({ name, output }: Result): void {
  console.log(`\n=== ${name}\n${output}`);
}

/** Shows the first step's output live, and that of the others once all have finished. */
async function runTogether([first, ...others]: readonly Step[], cwd = '.'): Promise<Result[]> {
  if (!first) return [];
  const beside = others.map((step) => run(step, false, cwd));
  const results = await runInTurn([first], cwd);
  for (const result of await Promise.all(beside)) {
    show(result);
    results.push(result);
  }
  return results;
}

/** Integration and browser tests run side by side after the build: both idle much of the time. */
async function runTests(cwd: string): Promise<Result[]> {
  const build = run(BUILD, false, cwd);
  const journeys = build.then(async (built) => {
    const results = [built];
    for (const step of JOURNEYS) results.push(await run(step, false, cwd));
    return results;
  });
  const results = await runInTurn([UNIT], cwd);
  await build;
  results.push(...(await runInTurn([INTEGRATION], cwd)));
  for (const result of await journeys) {
    show(result);
    results.push(result);
  }
  return results;
}

ensureBrowser();
const results = await runTogether(CHECKS);
let folder = '.';
if (!hasDemoClinic()) {
  results.push(...(await runInTurn(OF_THE_CLINIC)));
  folder = 'build/with-demo';
  copyCheckout(folder);
}
results.push(...(await runTests(folder)));

console.log('\n=== results');
for (const { name, ok, seconds, output } of results) {
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(0)} s)`);
  if (!ok) console.log(errorsIn(output).join('\n'));
}
const failed = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
