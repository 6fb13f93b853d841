import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inlineScript } from './inline-script.ts';
import { BUDGETS } from '../scripts/bench/budgets.ts';

it('makes of the script before painting a small one, without the route table', async () => {
  const main = path.resolve('site/app/islands/before-paint/main.ts');
  const { load } = inlineScript() as unknown as { load: (id: string) => Promise<string> };
  const module = await load.call({ addWatchFile: () => undefined }, `${main}?inline-script`);
  const script = JSON.parse(module.replace('export default ', '')) as string;
  expect(script).toContain('has-script');
  expect(script).not.toContain('health-concerns');
  expect(gzipSync(script).length / 1024).toBeLessThan(BUDGETS.inlineScriptKb.atMost);
});
