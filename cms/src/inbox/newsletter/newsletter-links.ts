import { CLINIC } from '../../clinic-config/clinic.ts';
import { env } from '../../settings/env.ts';
import { DEFAULT_LOCALE, type Locale } from '../../clinic-config/locales.ts';
import { confirmToken, unsubscribeToken, type NewsletterToken } from './newsletter-token.ts';

/** The same in all languages of the site's route table, unless the clinic has others. */
const PATHS = { newsletter: 'newsletter', 'newsletter.unsubscribe': 'newsletter/unsubscribe' };

function addressOf(page: keyof typeof PATHS, locale: Locale): string {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return `${env.SITE_URL}${prefix}/${CLINIC.paths[locale]?.[page] ?? PATHS[page]}`;
}

/** Leads to a page with a button, as scanners that open every link of a mail must not confirm. */
export function confirmLink(locale: Locale, subscriber: NewsletterToken): string {
  return `${addressOf('newsletter', locale)}?token=${confirmToken(subscriber)}`;
}

export function unsubscribeLink(locale: Locale, subscriber: string): string {
  return `${addressOf('newsletter.unsubscribe', locale)}?token=${unsubscribeToken(subscriber)}`;
}

/** Headers for the unsubscribe button of mail programs (RFC 8058). */
export function unsubscribeHeaders(subscriber: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeLink(DEFAULT_LOCALE, subscriber)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
