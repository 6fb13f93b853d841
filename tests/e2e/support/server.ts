import { mkdtempSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Another port when several copies of the repository are tested at once. */
const SITE_PORT = Number(process.env.E2E_PORT ?? 3410);
const STUDIO_PORT = SITE_PORT + 1;

export const SITE_URL = `http://localhost:${SITE_PORT}`;
export const STUDIO_URL = `http://localhost:${STUDIO_PORT}`;
/** No such property exists, and no test asks Google: a stand-in answers. */
export const ANALYTICS_ID = 'G-TEST000000';
/** Nor is there such a key: forms are sent without Google until a visitor has allowed it. */
export const RECAPTCHA_SITE_KEY = 'a-key-for-tests';
/** The API is closed to strangers, so that our pages show what they may ask of it without this. */
export const API_TOKEN = 'a-token-for-tests';
export const ADMIN = { email: 'admin@alpsera.example', password: 'a long test password' };

/** `npm start` as a newcomer would run it, with a data folder and ports of its own. */
export function startCommandEnv(): Record<string, string> {
  const folder = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'alpsera-e2e-'));
  chmodSync(folder, 0o755);
  process.env.E2E_DATA_DIR = folder;
  return {
    DATA_DIR: folder,
    PORT: String(SITE_PORT),
    STUDIO_PORT: String(STUDIO_PORT),
    LOG_LEVEL: 'warn',
    API_TOKEN,
    ANALYTICS_ID,
    // All visitors of these tests have one address; without scripts little is taken from it.
    FORMS_PER_ADDRESS: '1000',
    RECAPTCHA_SITE_KEY,
    RECAPTCHA_SECRET: 'a secret for tests',
  };
}
