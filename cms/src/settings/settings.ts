import path from 'node:path';
import { z } from 'zod';
import { asLibpqReadsIt } from './tls-of-database.ts';

/** A setting that cannot be used. Its message is the one line shown to the operator. */
export class SettingError extends Error {
  override name = 'SettingError';
}

export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const MIN_PASSWORD = 10;

const CONNECTIONS_WORDS = 'must be a whole number of at least 5';
const LONG_ENOUGH = 'must have at least 32 characters';

const word = z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be one word');

/** A bucket for pictures, documents and what visitors send; absent: they are in the data folder. */
export const s3Settings = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: word.optional(),
  S3_ACCESS_KEY_ID: word.optional(),
  S3_SECRET_ACCESS_KEY: word.optional(),
};

const yesOrNo = (usual: 'true' | 'false') =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default(usual)
    .transform((said) => said === 'true');

export const commonSettings = z.object({
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => path.resolve(folder)),
  SECRET: z.string(LONG_ENOUGH).min(32, LONG_ENOUGH),
  SITE_URL: httpUrl.default('http://localhost:3000'),
  STUDIO_URL: httpUrl.default('http://localhost:3001'),
  /** A Cockpit v1 host that has the content; absent: our own database. */
  CONTENT_API_HOST: httpUrl.optional(),
  CONTENT_API_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/, 'must be one word, as it goes into a header')
    .optional(),
  ...s3Settings,
});

/** The settings that site and studio share; each adds its own. */
export const sharedSettings = commonSettings.extend({
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a postgres:// address (npm start provides one)',
    })
    .transform(asLibpqReadsIt),
  /**
   * Of one process. Postgres allows about a hundred in all: enough for four processes of the site,
   * one that replaces another, and a studio.
   */
  DATABASE_CONNECTIONS: z.coerce
    .number(CONNECTIONS_WORDS)
    .int(CONNECTIONS_WORDS)
    .min(5, CONNECTIONS_WORDS)
    .max(1_000, CONNECTIONS_WORDS)
    .default(15),
  /** Used here only to know whether mails can be sent; the site sends them. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional(),
  /** Whether links to other sites are tried before publishing. */
  CHECK_LINKS: yesOrNo('true'),
  /** Whether administrators must have a second factor before they may do anything. */
  REQUIRE_SECOND_FACTOR: yesOrNo('false'),
});

/** Parses settings; an empty variable counts as absent, as in `PORT= npm start`. */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  source: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) {
    for (const prefix of ['', 'BACKUP_'].filter((one) => `${one}S3_BUCKET` in schema.shape)) {
      assertWholeS3(given, prefix);
    }
    return result.data;
  }
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? 'settings');
  throw new SettingError(
    given[name] === undefined
      ? `${name} is missing: it ${issue?.message}.`
      : `${name} is wrong: it ${issue?.message}.`,
  );
}

/** Incomplete settings of S3 would silently mean the data folder. */
function assertWholeS3(given: Record<string, unknown>, prefix: string): void {
  const names = Object.keys(s3Settings).map((name) => `${prefix}${name}`);
  const present = names.find((name) => given[name] !== undefined);
  const missing = names.find((name) => given[name] === undefined);
  if (!present || !missing) return;
  throw new SettingError(
    `${missing} is missing: ${names.join(', ')} must be set together, and ${present} is set.`,
  );
}

const SEEDS = ['clinic', 'demo', 'starter', 'nothing'] as const;
const SEED_WORDS = 'must be clinic, demo, starter or nothing';
/** Former values of SEED, and what takes their place. */
const FORMER_SEEDS: Readonly<Record<string, string>> = {
  'if-empty': 'must be clinic instead of if-empty',
  never: 'must be nothing instead of never',
  always: 'must be clinic instead of always; npm run seed adds what is missing',
};

export const prepareSettings = z.object({
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD, `must have at least ${MIN_PASSWORD} characters`)
    .optional(),
  /** What a database that never had content begins with. */
  SEED: z
    .enum(SEEDS, { error: ({ input }) => FORMER_SEEDS[String(input)] ?? SEED_WORDS })
    .default('clinic'),
  /** Run only these migrations, by name: a restored backup may be older than the current schema. */
  MIGRATIONS: z
    .string()
    .transform((names) => names.split(','))
    .optional(),
});
