import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{cms,site,scripts}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**', '**/build/**'],
          env: {
            DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
            SECRET: 'a secret for tests that is long enough',
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['{cms,site,scripts}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          // Payload's rich text needs it on Node 20; without it an import may never settle.
          execArgv: ['--conditions=production'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Each file runs servers of its own and looks at the clock: one after the other.
          fileParallelism: false,
        },
      },
    ],
  },
});
