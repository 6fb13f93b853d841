import { CLINIC_TIME_ZONE } from '@clinic/cms/clinic-config/clinic-time';
import { defineConfig, devices } from '@playwright/test';
import { systemChromium } from './scripts/testing/ensure-browser.ts';
import { DECIDED_VISITOR } from './tests/e2e/support/visitors.ts';
import { ADMIN, SITE_URL, STUDIO_URL, startCommandEnv } from './tests/e2e/support/server.ts';

const STUDIO = /\/studio[^/]*\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  reporter: [['list']],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // How long a busy machine may take. No test asserts how long something took: delays of the
  // specification pass on a clock that the test moves, and promises of speed are kept by the bench.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL: SITE_URL,
    // Most visitors have decided about cookies; the tests of the card start without.
    storageState: DECIDED_VISITOR,
    // Editors and most visitors are where the clinic is, and the server need not be.
    timezoneId: CLINIC_TIME_ZONE,
    launchOptions: {
      executablePath: systemChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: STUDIO },
    // Every page is looked at in both sizes by the first project; here are the journeys.
    // German has the longest words, so it stands for the others.
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testIgnore: [STUDIO, /pages\.spec/],
      grep: /in de /,
    },
    // Editing changes what the other projects read, so it comes after them; and one after the other,
    // because of two logins of one account at the same moment Payload keeps the later one only.
    {
      name: 'studio',
      testMatch: STUDIO,
      dependencies: ['desktop', 'phone'],
      workers: 1,
    },
  ],
  webServer: {
    command: 'npm start',
    url: `${STUDIO_URL}/admin/login`,
    timeout: 400_000,
    env: { ...startCommandEnv(), ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});
