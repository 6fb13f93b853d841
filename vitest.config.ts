import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['production', 'node', 'import', 'module', 'default'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{cms,site,scripts}/**/*.test.ts', '{cms,site}/**/*.test.tsx'],
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Two cores: each file has a database, a server and threads of its own.
          maxWorkers: 2,
        },
      },
    ],
  },
});
