import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { copyCheckout } from '../scripts/testing/copy-checkout.ts';
import { BY_HAND, takeSteps } from './support/content-type-steps.ts';
import { TEST_SECRET } from './support/secret.ts';

/** Inside this checkout, since its packages are hard links to ours. */
const COPY = path.resolve('build/content-type');
const TYPES = ['cms', 'site'];
/** Compare tables, words and seeds with each other: what a step that is forgotten would break. */
const CHECKS = [
  ...[
    'cms/src/text-blocks/linked-entries',
    'cms/src/studio-labels',
    'cms/src/switched-off-pages',
    'demo/tests/seed-folders',
  ],
  ...['scripts/new-clinic/starter.test', 'starter/words', 'site/app/pages/registry'],
  ...['site/app/routing/switched-off-pages', 'site/app/routing/text-pages', 'site/app/lists'],
  'site/app/document/content-type',
];
const MINUTES = 60_000;

/** No database is asked: a migration is made from what the last one has left. */
const env = {
  ...process.env,
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  DATA_DIR: path.join(COPY, 'data'),
  SECRET: TEST_SECRET,
};

async function run(...args: string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, args, { cwd: COPY, env });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** The rows of the recipe in docs/tasks.md, for a type that is called like its list. */
function recipe(): { file: string; isNew: boolean }[] {
  const [, section = ''] = readFileSync('docs/tasks.md', 'utf8').split('## Add a content type');
  const [own = ''] = section.split(/^## /m);
  return [...own.matchAll(/^\| `(\+ )?([^`]+)`/gm)].map(([, mark, file = '']) => ({
    file: file.replaceAll(/<name>|<list>/g, 'retreats'),
    isNew: mark !== undefined,
  }));
}

const isGenerated = (file: string) =>
  file.startsWith('cms/migrations/') || file === 'cms/src/database/payload-types.ts';

beforeAll(() => {
  copyCheckout(COPY);
  return () => rmSync(COPY, { recursive: true, force: true });
}, 2 * MINUTES);

it('the recipe of a content type names every file, in few of those that are there', () => {
  const files = recipe();
  const byHand = files.filter(({ file }) => !isGenerated(file));
  expect(new Set(byHand.map(({ file }) => file))).toEqual(new Set(BY_HAND.map(({ file }) => file)));
  for (const { file, isNew } of byHand) expect(existsSync(file), file).toBe(!isNew);
  expect(files.length).toBeLessThanOrEqual(14);
  expect(byHand.filter(({ isNew }) => !isNew).length).toBeLessThanOrEqual(7);
});

it(
  'whoever follows it has a list and a page for each entry',
  { timeout: 8 * MINUTES },
  async () => {
    takeSteps(COPY);
    await run('--conditions=production', '--import', 'tsx', 'scripts/migration.ts', 'retreats');
    const made = readdirSync(path.join(COPY, 'cms/migrations')).filter((name) =>
      /^\d+_\d+_retreats\.(?:ts|json)$/.test(name),
    );
    expect(made).toHaveLength(2);
    const types = readFileSync(path.join(COPY, 'cms/src/database/payload-types.ts'), 'utf8');
    expect(types).toContain('retreats: Retreat;');
    copyFileSync(
      'tests/fixtures/content-type/pages.test.tsx.txt',
      path.join(COPY, 'site/app/document/content-type.test.tsx'),
    );
    for (const project of TYPES) {
      await run('node_modules/typescript-native/bin/tsc', '-p', project, '--noEmit');
    }
    await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit*', ...CHECKS);
  },
);
