import { env } from '../env.ts';
import { DEFAULT_LOCALE, type Locale } from '../locales.ts';
import { confirmToken, unsubscribeToken, type NewsletterToken } from './newsletter-token.ts';

const prefix = (locale: Locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** Leads to a page with a button, as scanners that open every link of a mail must not confirm. */
export function confirmLink(locale: Locale, subscriber: NewsletterToken): string {
  return `${env.SITE_URL}${prefix(locale)}/newsletter?token=${confirmToken(subscriber)}`;
}

export function unsubscribeLink(locale: Locale, subscriber: string): string {
  return `${env.SITE_URL}${prefix(locale)}/newsletter/unsubscribe?token=${unsubscribeToken(subscriber)}`;
}

/** Headers for the unsubscribe button of mail programs (RFC 8058). */
export function unsubscribeHeaders(subscriber: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeLink(DEFAULT_LOCALE, subscriber)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
