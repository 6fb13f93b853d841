import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { wholeS3 } from '../../cms/src/files/s3-store.ts';
import {
  prepareSettings,
  readSettings,
  s3Settings,
  SettingError,
  sharedSettings,
} from '../../cms/src/settings/settings.ts';
import { loopback } from './places.ts';
import { readSiteSettings, siteSettings, type SiteSettings } from '../../site/server/settings.ts';

// The AWS SDK warns of Node versions that its next releases drop; this release runs on all of ours.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const port = siteSettings.shape.PORT;
const host = siteSettings.shape.SITE_HOST.unwrap();

/** A bucket at another provider, for copies of backups. */
export const backupSettings = z.object({
  BACKUP_S3_BUCKET: s3Settings.S3_BUCKET,
  BACKUP_S3_ENDPOINT: s3Settings.S3_ENDPOINT,
  BACKUP_S3_REGION: s3Settings.S3_REGION,
  BACKUP_S3_ACCESS_KEY_ID: s3Settings.S3_ACCESS_KEY_ID,
  BACKUP_S3_SECRET_ACCESS_KEY: s3Settings.S3_SECRET_ACCESS_KEY,
});

/** The settings of `npm start`: those of the site, with the missing ones filled in. */
export const startSettings = siteSettings.extend({
  ...prepareSettings.shape,
  ...backupSettings.shape,
  STUDIO_PORT: port.default(3001),
  STUDIO_HOST: host.default(() => loopback()),
  DATABASE_URL: siteSettings.shape.DATABASE_URL.optional(),
  SECRET: siteSettings.shape.SECRET.optional(),
  SITE_URL: siteSettings.shape.SITE_URL.removeDefault().optional(),
  STUDIO_URL: siteSettings.shape.STUDIO_URL.removeDefault().optional(),
});

const studioSettings = sharedSettings.extend({
  STUDIO_URL: sharedSettings.shape.STUDIO_URL.removeDefault(),
  STUDIO_PORT: startSettings.shape.STUDIO_PORT,
  STUDIO_HOST: startSettings.shape.STUDIO_HOST,
});

export function readStartSettings(env: Record<string, string | undefined> = process.env) {
  const settings = withAddresses(readSettings(startSettings, env));
  return { ...settings, SECRET: settings.SECRET ?? keptSecret(settings.DATA_DIR) };
}
export type StartSettings = ReturnType<typeof readStartSettings>;

/** Where copies of backups go; undefined if nowhere. */
export function backupStore(settings: z.output<typeof backupSettings>) {
  return wholeS3({
    S3_BUCKET: settings.BACKUP_S3_BUCKET,
    S3_ENDPOINT: settings.BACKUP_S3_ENDPOINT,
    S3_REGION: settings.BACKUP_S3_REGION,
    S3_ACCESS_KEY_ID: settings.BACKUP_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: settings.BACKUP_S3_SECRET_ACCESS_KEY,
  });
}

/** The settings for a script that writes nothing: the secret may not have been made yet. */
export function presentSettings(env: Record<string, string | undefined> = process.env) {
  const { SECRET, ...settings } = withAddresses(readSettings(startSettings, env));
  return { ...settings, SECRET: SECRET ?? madeSecret(settings.DATA_DIR) };
}

function withAddresses(settings: z.output<typeof startSettings>) {
  const { PORT, STUDIO_PORT } = settings;
  if (PORT !== 0 && PORT === STUDIO_PORT)
    throw new SettingError(`STUDIO_PORT is wrong: it must differ from PORT, which is ${PORT} too.`);
  return {
    ...settings,
    SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    STUDIO_URL: settings.STUDIO_URL ?? `http://localhost:${settings.STUDIO_PORT}`,
  };
}

/** A site alone on its machine must be told SITE_URL: only visitors would notice a wrong one. */
export function siteRoleSettings(): SiteSettings {
  const settings = readSiteSettings(process.env);
  readSettings(z.object({ SITE_URL: startSettings.shape.SITE_URL.unwrap() }), process.env);
  return settings;
}

export function studioRoleSettings() {
  return readSettings(studioSettings, process.env);
}

export type Environment = NodeJS.ProcessEnv & { DATABASE_URL: string };

export function childEnvironment(settings: StartSettings, databaseUrl: string): Environment {
  const { DATA_DIR, SECRET, SITE_URL, STUDIO_URL } = settings;
  return {
    ...process.env,
    DATA_DIR,
    SECRET,
    SITE_URL,
    STUDIO_URL,
    DATABASE_URL: databaseUrl,
    PORT: String(settings.PORT),
    // Content that comes from another host is not seeded with ours.
    ...(settings.CONTENT_API_HOST && { SEED: 'nothing' }),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // By default, glibc keeps a separate arena for each thread and hardly returns its memory.
    MALLOC_ARENA_MAX: '2',
  };
}

const secretFile = (folder: string) => path.join(folder, 'secret');

function madeSecret(folder: string): string | undefined {
  const file = secretFile(folder);
  return (existsSync(file) && readFileSync(file, 'utf8').trim()) || undefined;
}

/** The secret of this installation, generated once and kept in the data folder. */
function keptSecret(folder: string): string {
  try {
    const made = madeSecret(folder);
    if (made) return made;
    const secret = randomBytes(32).toString('hex');
    mkdirSync(folder, { recursive: true });
    writeFileSync(secretFile(folder), `${secret}\n`, { mode: 0o600 });
    return secret;
  } catch (error) {
    throw new SettingError(`DATA_DIR cannot be used: ${(error as Error).message}.`);
  }
}
