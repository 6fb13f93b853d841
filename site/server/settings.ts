import { httpUrl, readSettings, sharedSettings } from '@alpsera/cms/settings';
import { z } from 'zod';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the public site can be told; docs/operations.md lists them for operators. */
export const siteSettings = sharedSettings.extend({
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65_535, 'must be a port number')
    .default(3000),
  API_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  /** A Cockpit v1 host that has the content; absent: our own database. */
  CONTENT_API_HOST: httpUrl.optional(),
  CONTENT_API_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/, 'must be one word, as it goes into a header')
    .optional(),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
});

const settingsWithoutDatabase = siteSettings.extend({
  DATABASE_URL: siteSettings.shape.DATABASE_URL.optional(),
});
export type SiteSettings = z.output<typeof settingsWithoutDatabase>;

/** A site whose content comes from elsewhere does without a database of its own. */
export function readSiteSettings(source: Record<string, string | undefined>): SiteSettings {
  return source.CONTENT_API_HOST
    ? readSettings(settingsWithoutDatabase, source)
    : readSettings(siteSettings, source);
}
