import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { prepareSettings, readSettings, SettingError } from '../cms/src/settings.ts';
import { siteSettings } from '../site/server/settings.ts';

const port = siteSettings.shape.PORT;

/** The settings of `npm start`: those of the site, with the missing ones filled in. */
const startSettings = siteSettings.extend({
  ...prepareSettings.shape,
  STUDIO_PORT: port.default(3001),
  STUDIO_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: siteSettings.shape.DATABASE_URL.optional(),
  SECRET: siteSettings.shape.SECRET.optional(),
  SITE_URL: siteSettings.shape.SITE_URL.removeDefault().optional(),
  STUDIO_URL: siteSettings.shape.STUDIO_URL.removeDefault().optional(),
});

export function readStartSettings(env: Record<string, string | undefined> = process.env) {
  const settings = readSettings(startSettings, env);
  return {
    ...settings,
    SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    STUDIO_URL: settings.STUDIO_URL ?? `http://localhost:${settings.STUDIO_PORT}`,
    SECRET: settings.SECRET ?? keptSecret(settings.DATA_DIR),
  };
}
export type StartSettings = ReturnType<typeof readStartSettings>;

/** The environment of the site, of the studio and of the preparation of their database. */
export function childEnvironment(
  settings: StartSettings,
  databaseUrl: string,
): NodeJS.ProcessEnv & { DATABASE_URL: string } {
  const { DATA_DIR, SECRET, SITE_URL, STUDIO_URL } = settings;
  return {
    ...process.env,
    DATA_DIR,
    SECRET,
    SITE_URL,
    STUDIO_URL,
    DATABASE_URL: databaseUrl,
    PORT: String(settings.PORT),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

export function isStartedByNpm(): boolean {
  return process.env.npm_lifecycle_event !== undefined;
}

/** The secret of this installation, generated once and stored in the data folder. */
function keptSecret(folder: string): string {
  const file = path.join(folder, 'secret');
  try {
    const kept = existsSync(file) && readFileSync(file, 'utf8').trim();
    if (kept) return kept;
    const secret = randomBytes(32).toString('hex');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
    return secret;
  } catch (error) {
    throw new SettingError(`DATA_DIR cannot be used: ${(error as Error).message}.`);
  }
}
