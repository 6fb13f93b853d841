import type { SiteSettings } from './settings.ts';
import type { InboxOptions } from './inbox/inbox.ts';

/** The settings of the process as the inbox needs them. */
export function inboxSettings(
  env: SiteSettings,
): Omit<InboxOptions, 'database' | 'encodePicture' | 'logger'> {
  return {
    dataFolder: env.DATA_DIR,
    secret: env.SECRET,
    siteUrl: env.SITE_URL,
    retentionDays: env.RETENTION_DAYS,
    limits: { perAddressAndHour: env.FORMS_PER_ADDRESS, inTotalAndMinute: env.FORMS_IN_TOTAL },
    ...(env.RECAPTCHA_SECRET && { recaptchaSecret: env.RECAPTCHA_SECRET }),
    ...(env.FORMS_HOST && { formsHost: env.FORMS_HOST }),
    ...(env.POST_HOST && { postHost: env.POST_HOST }),
    mail: {
      ...(env.SMTP_URL && { url: env.SMTP_URL }),
      ...(env.MAIL_TO && { to: env.MAIL_TO }),
      ...(env.MAIL_FROM && { from: env.MAIL_FROM }),
      language: env.MAIL_LANGUAGE,
      timeoutMs: env.MAIL_TIMEOUT_SECONDS * 1000,
    },
  };
}
