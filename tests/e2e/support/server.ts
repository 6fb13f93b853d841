import { mkdtempSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Set E2E_PORT to test several copies of the repository at once. */
const SITE_PORT = Number(process.env.E2E_PORT ?? 3410);
const STUDIO_PORT = SITE_PORT + 1;

export const SITE_URL = `http://localhost:${SITE_PORT}`;
export const STUDIO_URL = `http://localhost:${STUDIO_PORT}`;
/** A made-up property: a stand-in responds in place of Google. */
export const ANALYTICS_ID = 'G-TEST000000';
/** A made-up key: forms are sent without Google until a visitor has allowed it. */
export const RECAPTCHA_SITE_KEY = 'a-key-for-tests';
/** Restricts the API, so that the tests show what our pages can get without this token. */
export const API_TOKEN = 'a-token-for-tests';
export const ADMIN = { email: 'admin@clinic.example', password: 'a long test password' };

/** The environment of `npm start` for a new installation, with its own data folder and ports. */
export function startCommandEnv(): Record<string, string> {
  const folder = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'clinic-e2e-'));
  chmodSync(folder, 0o755);
  process.env.E2E_DATA_DIR = folder;
  return {
    DATA_DIR: folder,
    PORT: String(SITE_PORT),
    STUDIO_PORT: String(STUDIO_PORT),
    LOG_LEVEL: 'warn',
    API_TOKEN,
    ANALYTICS_ID,
    // All visitors of these tests share one address, whose limit is low without scripts.
    FORMS_PER_ADDRESS: '1000',
    RECAPTCHA_SITE_KEY,
    RECAPTCHA_SECRET: 'a secret for tests',
  };
}
