import { MODES } from './pictures/image-request.ts';
import { STUDIO_LANGUAGES } from '@clinic/cms/studio-words/studio-languages';
import { httpUrl, readSettings, sharedSettings } from '@clinic/cms/settings/settings';
import { z } from 'zod';
import type { InboxOptions } from './inbox/inbox.ts';

const wholeNumber = (least: number, message: string) =>
  z.coerce.number(message).int(message).min(least, message);
const positive = wholeNumber(1, 'must be a whole number above zero');

/** Used in the security policy and as a prefix of our paths, so it has no path of its own. */
const origin = httpUrl
  .refine((url) => isOrigin(new URL(url)), 'must be an http or https address without a path')
  .transform((url) => new URL(url).origin);

function isOrigin({ pathname, search, hash, username, password }: URL): boolean {
  return pathname === '/' && !search && !hash && !username && !password;
}

/** Settings of the public site; docs/settings.md lists them for operators. */
export const siteSettings = sharedSettings.extend({
  PORT: wholeNumber(0, 'must be a port number').max(65_535, 'must be a port number').default(3000),
  SITE_HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be an address of this machine, such as 127.0.0.1 or ::1')
    .optional(),
  SITE_PROCESSES: positive.max(64, 'must be 64 at most').default(1),
  /** The number of this process, which the primary gives to those it starts. */
  SITE_PROCESS: positive.default(1),
  /** How long /readyz says that the site is about to end, before it takes no more connections. */
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must be a number of seconds')
    .max(60, 'must be 60 at most')
    .default(0),
  API_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  /** What the content API does to pictures without `m`; a Cockpit host crops (thumbnail). */
  API_IMAGE_MODE: z.enum(MODES, `must be one of ${MODES.join(', ')}`).optional(),
  CONTENT_NAMES_FILE: z.string().min(1).optional(),
  CONTENT_REFRESH_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  FORMS_HOST: httpUrl.optional(),
  POST_HOST: httpUrl.optional(),
  IMAGE_HOST: origin.optional(),
  VIDEO_HOST: origin.default('https://www.youtube-nocookie.com'),
  CARD_PAYMENT_PUBLIC_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'must be one word')
    .refine((key) => !/^(?:sk|rk)_/.test(key), 'must be the public key, never the secret one')
    .optional(),
  ANALYTICS_ID: z
    .string()
    .regex(
      /^G-[A-Z0-9]{4,20}$/,
      'must be the measurement id of a GA4 property, such as G-ABC1234567',
    )
    .optional(),
  GCLID_CONSENT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  HSTS_PRELOAD: z.enum(['on', 'off'], 'must be on or off').default('off'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,1000}$/, 'must be one word of at least 16 characters')
    .optional(),
  ACCESS_LOG: z.enum(['on', 'off'], 'must be on or off').default('off'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+@[^\r\n]+$/, 'must be an e-mail address')
    .optional(),
  MAIL_TO: z.email('must be an e-mail address').optional(),
  MAIL_LANGUAGE: z
    .enum(STUDIO_LANGUAGES, `must be one of ${STUDIO_LANGUAGES.join(', ')}`)
    .default('en'),
  MAIL_TIMEOUT_SECONDS: positive.default(60),
  RETENTION_DAYS: positive.default(365),
  FORMS_PER_ADDRESS: positive.default(20),
  FORMS_IN_TOTAL: positive.default(6_000),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
});

const settingsWithoutDatabase = siteSettings.extend({
  DATABASE_URL: siteSettings.shape.DATABASE_URL.optional(),
});
export type SiteSettings = z.output<typeof settingsWithoutDatabase>;

/** A site whose content comes from a Cockpit host needs no database of its own. */
export function readSiteSettings(source: Record<string, string | undefined>): SiteSettings {
  return source.CONTENT_API_HOST
    ? readSettings(settingsWithoutDatabase, source)
    : readSettings(siteSettings, source);
}

export function inboxSettings(
  env: SiteSettings,
): Omit<InboxOptions, 'database' | 'encodePicture' | 'logger'> {
  return {
    dataFolder: env.DATA_DIR,
    process: { number: env.SITE_PROCESS, of: env.SITE_PROCESSES },
    secret: env.SECRET,
    siteUrl: env.SITE_URL,
    retentionDays: env.RETENTION_DAYS,
    limits: { perAddressAndHour: env.FORMS_PER_ADDRESS, inTotalAndMinute: env.FORMS_IN_TOTAL },
    recaptchaSecret: env.RECAPTCHA_SECRET,
    formsHost: env.FORMS_HOST,
    postHost: env.POST_HOST,
    mail: {
      url: env.SMTP_URL,
      to: env.MAIL_TO,
      from: env.MAIL_FROM,
      language: env.MAIL_LANGUAGE,
      timeoutMs: env.MAIL_TIMEOUT_SECONDS * 1000,
    },
  };
}
