import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { hasDemoClinic } from './scripts/testing/copy-checkout.ts';

/** Unit tests of the product hold whatever is in clinic/: they see the demo. */
const WITH_DEMO = {
  alias: [{ find: /^(\.\.\/)+clinic\//, replacement: path.resolve('demo') + '/' }],
};

/** Take longest: begun last, each would run on alone. */
const LONG =
  /(?:other-clinic|rolling-restart|content-type|edits|npm-signals|nothing-lost|scripts\/start)\.integration\.test/;

const rank = ({ moduleId }: TestSpecification) => (LONG.test(moduleId) ? 0 : 1);

/** The order of Vitest, which knows no durations on a new machine, with the longest first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Tests that replace modules or what browsers have; each file loads its own. */
const WITH_MOCKS = [
  'site/app/{islands,document}/**/*.test.{ts,tsx}',
  'site/app/routing/switched-off-pages.test.ts',
  'site/server/one-language.test.tsx',
  'cms/src/switched-off-pages.test.ts',
  'cms/src/seed/fitting-entries.test.ts',
  'studio/components/guide/read-guide.test.ts',
  'studio/**/{reply-draft,reveal-field}.test.ts',
];

/** Open the content database in their own process as those of the cms do, with its settings. */
const IN_PROCESS = [
  'site/server/inbox/{forms-host,inbox,moderation,newsletter-host}.integration.test.ts',
  'site/content/{bin,text-references}.integration.test.ts',
  'site/content/sources/{collection-reader,converted-list}.integration.test.ts',
  'site/import/import.integration.test.ts',
  // These only read, and share one site.
  'site/server/{http,refusals,route-table,search-questions,shell}.integration.test.ts',
];
/** Have other settings, or other languages, which are read when modules are loaded. */
const WITH_OWN_SETTINGS = [
  '**/{add-languages,first-steps,invitation-by-mail,keep-in-s3}.integration.test.ts',
  '**/required-second-factor.integration.test.ts',
];
const NEVER = ['**/node_modules/**', '**/build/**'];

const UNIT = {
  include: ['{cms,site,starter,studio,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
  exclude: ['**/*.integration.test.ts', ...NEVER],
  env: {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SECRET: 'a secret for tests that is long enough',
  },
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

/** What is rendered a thousand times is rendered without React's checks. */
const AS_BUILT = { oxc: { jsx: { development: false } } };

const INTEGRATION = {
  globalSetup: ['tests/support/postgres-setup.ts'],
  env: { NODE_ENV: 'production' as const },
  // Payload's rich text needs it on Node 20; without it an import may never settle.
  execArgv: ['--conditions=production'],
  // How long a busy machine may take; no test asserts a duration.
  testTimeout: 90_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...UNIT,
          name: 'unit-clinic',
          include: [`${hasDemoClinic() ? 'demo' : 'clinic'}/**/*.test.ts`],
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: WITH_DEMO,
        test: {
          ...UNIT,
          name: 'unit',
          exclude: [...UNIT.exclude, ...WITH_MOCKS],
          // Pure logic shares its modules: loading them again for each file took four times as long.
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: WITH_DEMO,
        test: { ...UNIT, name: 'unit-with-mocks', include: WITH_MOCKS },
      },
      {
        extends: true,
        ...AS_BUILT,
        test: {
          ...INTEGRATION,
          name: 'integration-in-process',
          include: ['cms/**/*.integration.test.ts', ...IN_PROCESS],
          exclude: [...NEVER, ...WITH_OWN_SETTINGS],
          // Loading Payload and our configuration takes several seconds, and most tests less.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        ...AS_BUILT,
        test: {
          ...INTEGRATION,
          name: 'integration',
          include: [
            '{site,scripts}/**/*.integration.test.ts',
            'tests/*.integration.test.ts',
            ...WITH_OWN_SETTINGS,
          ],
          exclude: [...NEVER, ...IN_PROCESS],
          // Each file runs servers of its own, and often waits for them: more would not fit.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
