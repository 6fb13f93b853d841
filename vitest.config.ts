import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { hasDemoClinic } from './scripts/testing/copy-checkout.ts';

/** Unit tests of the product hold whatever is in clinic/: they see the demo. */
const WITH_DEMO = {
  alias: [{ find: /^(\.\.\/)+clinic\//, replacement: path.resolve('demo') + '/' }],
};

/** Break things at chosen moments or look at the clock: nothing may run beside them. */
const ALONE = [
  'scripts/start.integration.test.ts',
  'site/content/follow.integration.test.ts',
  'site/content/frozen-database.integration.test.ts',
  'site/content/resilience.integration.test.ts',
  'site/server/inbox/nothing-lost.integration.test.ts',
];

/** Tests that replace modules or what browsers have; each file loads its own. */
const WITH_MOCKS = [
  'site/app/{islands,document}/**/*.test.{ts,tsx}',
  'site/app/routing/switched-off-pages.test.ts',
  'site/server/one-language.test.tsx',
  'cms/src/switched-off-pages.test.ts',
  'cms/src/seed/fitting-entries.test.ts',
  'studio/components/guide/read-guide.test.ts',
];

const UNIT = {
  include: ['{cms,site,starter,studio,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
  exclude: ['**/*.integration.test.ts', '**/node_modules/**', '**/build/**'],
  env: {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SECRET: 'a secret for tests that is long enough',
  },
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

const INTEGRATION = {
  globalSetup: ['tests/support/postgres-setup.ts'],
  // Payload's rich text needs it on Node 20; without it an import may never settle.
  execArgv: ['--conditions=production'],
  // How long a busy machine may take; no test asserts a duration.
  testTimeout: 90_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
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
        test: {
          ...INTEGRATION,
          name: 'integration',
          include: ['{cms,site,scripts}/**/*.integration.test.ts', 'tests/*.integration.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', ...ALONE],
          // Each file runs servers of its own, and often waits for them: more would not fit.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...INTEGRATION,
          name: 'integration-alone',
          include: ALONE,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
