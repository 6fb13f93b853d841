import path from 'node:path';
import { z } from 'zod';

/** A setting that cannot be used. Its message is the one line shown to the operator. */
export class SettingError extends Error {
  override name = 'SettingError';
}

export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The minimum length of a studio password, in characters. */
export const MIN_PASSWORD = 10;

/** The settings of every process, with or without a database. */
export const commonSettings = z.object({
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => path.resolve(folder)),
  SECRET: z.string().min(32, 'must have at least 32 characters'),
  SITE_URL: httpUrl.default('http://localhost:3000'),
  STUDIO_URL: httpUrl.default('http://localhost:3001'),
});

/** The settings shared by site and studio; each workspace adds its own. */
export const sharedSettings = commonSettings.extend({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must be a postgres:// address (npm start provides one)',
  }),
});

/** Parses settings; an empty variable counts as absent, as in `PORT= npm start`. */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  source: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? 'settings');
  throw new SettingError(
    given[name] === undefined
      ? `${name} is missing: it ${issue?.message}.`
      : `${name} is wrong: it ${issue?.message}.`,
  );
}

/** The settings for the preparation of a database. */
export const prepareSettings = z.object({
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD, `must have at least ${MIN_PASSWORD} characters`)
    .optional(),
  /** `always` seeds what is missing; `empty` only a database without any content. */
  SEED: z.enum(['empty', 'always', 'never'], 'must be empty, always or never').default('empty'),
  /** Run only these migrations, by name: a restored backup may be older than the current schema. */
  MIGRATIONS: z
    .string()
    .transform((names) => names.split(','))
    .optional(),
});
