import { createHmac } from 'node:crypto';
import { env } from '../../settings/env.ts';
import { makeToken, openToken } from '../../values/signed-token.ts';
import { asCustomUuid, uuidOfHash } from '../../values/uuid.ts';
import { CLINIC } from '../../clinic-config/clinic.ts';
import { DEFAULT_LOCALE, type Locale } from '../../clinic-config/locales.ts';

const CONFIRM_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

type NewsletterToken = { subscriber: string; round: number };
const CONFIRM = 'newsletter confirm';
const UNSUBSCRIBE = 'newsletter unsubscribe';

export function confirmToken({ subscriber, round }: NewsletterToken, now = Date.now()): string {
  const expires = Math.floor((now + CONFIRM_DAYS * DAY_MS) / 1000);
  return makeToken(env.SECRET, CONFIRM, [subscriber, round, expires]);
}

export function readConfirmToken(token: string, now = Date.now()): NewsletterToken | undefined {
  const [subscriber, round, expires] = openToken(env.SECRET, CONFIRM, token) ?? [];
  if (!subscriber || !(Number(expires) * 1000 > now)) return undefined;
  return { subscriber: asCustomUuid(subscriber), round: Number(round) };
}

/** Does not expire: it must work for as long as the mail is kept. */
export function unsubscribeToken(subscriber: string): string {
  return makeToken(env.SECRET, UNSUBSCRIBE, [subscriber]);
}

/** Always the same for an address, so that the link in an old mail ends a later subscription too. */
export function subscriberId(email: string): string {
  const hash = createHmac('sha256', env.SECRET).update(`newsletter address ${email}`);
  return uuidOfHash(hash.digest('hex'));
}

/** Tokens from before ids were UUIDs of version 8 still lead to their subscriber. */
export function readUnsubscribeToken(token: string): string | undefined {
  const [subscriber] = openToken(env.SECRET, UNSUBSCRIBE, token) ?? [];
  return subscriber && asCustomUuid(subscriber);
}

/** As in the site's route table, in all languages; a clinic may have paths of its own. */
const PATHS = { newsletter: 'newsletter', 'newsletter.unsubscribe': 'newsletter/unsubscribe' };

function addressOf(page: keyof typeof PATHS, locale: Locale): string {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  return `${env.SITE_URL}${prefix}/${CLINIC.paths[locale]?.[page] ?? PATHS[page]}`;
}

/** Leads to a page with a button: a scanner that opens every link in a mail must not confirm. */
export function confirmLink(locale: Locale, subscriber: NewsletterToken): string {
  return `${addressOf('newsletter', locale)}?token=${confirmToken(subscriber)}`;
}

export function unsubscribeLink(locale: Locale, subscriber: string): string {
  return `${addressOf('newsletter.unsubscribe', locale)}?token=${unsubscribeToken(subscriber)}`;
}

/** For the unsubscribe button of mail programs (RFC 8058). */
export function unsubscribeHeaders(subscriber: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeLink(DEFAULT_LOCALE, subscriber)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
