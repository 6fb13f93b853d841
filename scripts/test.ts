import { spawn } from 'node:child_process';
import { ensureBrowser } from './ensure-browser.ts';

/** Everything that must hold, cheapest first; all of it runs, so that one fault does not hide others. */
const STEPS = [
  ['types', 'check:types'],
  ['lint', 'check:lint'],
  ['format', 'check:format'],
  ['unused code', 'check:unused'],
  ['unit tests', 'test:unit'],
  // The browser tests build the studio; the tests of `npm start` then find it built.
  ['browser tests', 'test:e2e'],
  ['integration tests', 'test:integration'],
] as const;

type Result = { name: string; ok: boolean; seconds: number };

function run(script: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: 'inherit' });
    child.on('exit', (code) => resolve(code === 0));
  });
}

ensureBrowser();
const results: Result[] = [];
for (const [name, script] of STEPS) {
  console.log(`\n=== ${name}`);
  const since = performance.now();
  const ok = await run(script);
  results.push({ name, ok, seconds: (performance.now() - since) / 1000 });
}

console.log('\n=== results');
for (const { name, ok, seconds } of results) {
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(0)} s)`);
}
const failed = results.filter(({ ok }) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
