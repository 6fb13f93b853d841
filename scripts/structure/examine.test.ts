import { describe, expect, it } from 'vitest';
import type { Rule } from './bounds.ts';
import { examine, testLines } from './examine.ts';

const PACKAGES = {
  'site/package.json': JSON.stringify({
    name: '@clinic/site',
    imports: { '#app/*': './app/*', '#server/*': './server/*' },
  }),
  'cms/package.json': JSON.stringify({
    name: '@clinic/cms',
    exports: { './config': './src/config.ts', './*': './src/*.ts' },
  }),
};
const SOUND = {
  'cms/src/config.ts': "import './limits.ts';\n",
  'cms/src/limits.ts': 'export const LIMIT = 1;\n',
  'site/app/ui/icons.tsx': "import { LIMIT } from '@clinic/cms/limits';\n",
  'site/app/pages/page.tsx': "import { Icon } from '#app/ui/icons.tsx';\n",
  'site/app/pages/page.test.tsx': "import './page.tsx';\n",
  'site/server/env.ts': 'export const env = process.env;\n',
};
const found = (rule: Rule, files: Record<string, string>) =>
  examine(new Map(Object.entries({ ...PACKAGES, ...SOUND, ...files })))[rule];

/** For each rule, files that break it and the places that are reported. */
const BROKEN: [Rule, Record<string, string>, unknown][] = [
  [
    'files of more than 300 lines',
    { 'site/app/ui/long.test.ts': 'let line;\n'.repeat(301) },
    ['site/app/ui/long.test.ts'],
  ],
  [
    'circles of files',
    { 'cms/src/limits.ts': "export type Config = import('./config.ts').Config;\n" },
    ['cms/src/config.ts ↔ cms/src/limits.ts'],
  ],
  [
    'circles of files',
    { 'site/app/ui/icons.tsx': "export type { Page } from '#app/pages/page.tsx';\n" },
    ['site/app/pages/page.tsx ↔ site/app/ui/icons.tsx'],
  ],
  [
    'circles of files',
    {
      'site/app/ui/a.css': "@import './b.css';\n",
      'site/app/ui/b.css': "@import './a.css';\n",
    },
    ['site/app/ui/a.css ↔ site/app/ui/b.css'],
  ],
  [
    'circles of folders',
    {
      'site/app/ui/icon.ts': "const load = () => import('../pages/other.ts');\n",
      'site/app/pages/other.ts': '',
    },
    [expect.stringMatching(/^site\/app\/pages ↔ site\/app\/ui\n/)],
  ],
  [
    'circles of folders',
    {
      'site/app/ui/flag.ts': "new Worker(new URL('./flags/worker.ts', import.meta.url));\n",
      'site/app/ui/flags/worker.ts': "import type { Icon } from '../icons.tsx';\n",
    },
    [expect.stringMatching(/^site\/app\/ui ↔ site\/app\/ui\/flags\n/)],
  ],
  [
    'circles of folders',
    {
      'studio/one/a/x.ts': "import '../../two/a/x.ts';\n",
      'studio/two/a/x.ts': '',
      'studio/two/b/y.ts': "import '../../one/b/y.ts';\n",
      'studio/one/b/y.ts': '',
    },
    [expect.stringMatching(/^studio\/one ↔ studio\/two\n/)],
  ],
  [
    'imports against the layers',
    { 'cms/src/limits.ts': "import '../../scripts/start.ts';\n", 'scripts/start.ts': '' },
    ['cms/src/limits.ts imports scripts/start.ts'],
  ],
  [
    'imports against the layers',
    { 'site/app/ui/flag.ts': "import { env } from '#server/env.ts';\n" },
    ['site/app/ui/flag.ts imports site/server/env.ts'],
  ],
  [
    'imports against the layers',
    { 'site/app/drawer/util.ts': '' },
    ['site/app/drawer is missing in scripts/structure/layers.ts'],
  ],
  [
    'imports against the layers',
    {
      'studio/page.ts': "import config from '@payload-config';\nimport '../site/server/env.ts';\n",
    },
    ['studio/page.ts imports site/server/env.ts'],
  ],
  [
    '`as never` and `as unknown as`',
    {
      'site/app/ui/flag.ts': 'const [a, b] = [1 as never, 2 as unknown as string];\n// as never\n',
    },
    ['site/app/ui/flag.ts (2)'],
  ],
  [
    'other files that use `process.env`',
    { 'site/app/ui/flag.ts': 'const { CI } = process.env;\n' },
    ['site/app/ui/flag.ts'],
  ],
];

describe('the structure', () => {
  it.each(BROKEN)('has no %s', (rule, files, places) => {
    expect(found(rule, {}).count).toBe(0);
    expect(found(rule, files).places).toEqual(places);
  });

  it('has small files with one user, tests not counted', () => {
    const rule = 'files of at most 30 lines with one user';
    const before = ['cms/src/limits.ts', 'site/app/ui/icons.tsx'];
    const other = "import { LIMIT } from '@clinic/cms/limits';\n";
    expect(found(rule, { 'cms/src/limits.ts': '\n' }).places).toEqual(['site/app/ui/icons.tsx']);
    expect(found(rule, { 'cms/src/config.ts': '' }).places).toEqual(before);
    expect(found(rule, { 'cms/src/config.ts': '', 'scripts/a.test.ts': other }).places).toEqual(
      before,
    );
    expect(found(rule, { 'site/app/ui/icons.tsx': '\n'.repeat(31) }).places).toEqual([
      'cms/src/limits.ts',
    ]);
  });

  it('counts files and lines without tests, generated files and those of a clinic', () => {
    const files = {
      'cms/src/payload-types.ts': '\n',
      'cms/migrations/one.ts': '\n',
      'demo/clinic.ts': '\n',
      'site/app/testing/helper.ts': '\n\n',
    };
    expect(found('files of code', files).count).toBe(5);
    expect(found('lines of code', files).count).toBe(5);
    expect(testLines(new Map(Object.entries({ ...SOUND, ...files })))).toBe(3);
  });

  it('knows the largest folder', () => {
    expect(found('files in the largest folder', {})).toEqual({ count: 2, places: ['cms/src'] });
  });
});
