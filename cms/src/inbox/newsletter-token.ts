import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env.ts';
import { asCustomUuid, uuidOfHash } from './uuid.ts';

/** How long the link of the opt-in mail is valid. */
const CONFIRM_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

export type NewsletterToken = { subscriber: string; round: number };
type Purpose = 'confirm' | 'unsubscribe';

function sign(purpose: Purpose, body: string): string {
  // One key per purpose, so that a signature is valid for nothing else.
  const key = createHmac('sha256', env.SECRET).update(`newsletter ${purpose}`).digest();
  return createHmac('sha256', key).update(body).digest('base64url');
}

function makeToken(purpose: Purpose, parts: readonly (string | number)[]): string {
  const body = parts.join('.');
  return `${body}.${sign(purpose, body)}`;
}

/** The parts of a token, if we have signed it for this purpose. */
function openToken(purpose: Purpose, token: string): string[] | undefined {
  const at = token.lastIndexOf('.');
  if (at < 0 || token.length > 500) return undefined;
  const given = Buffer.from(token.slice(at + 1));
  const wanted = Buffer.from(sign(purpose, token.slice(0, at)));
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs ? token.slice(0, at).split('.') : undefined;
}

export function confirmToken({ subscriber, round }: NewsletterToken, now = Date.now()): string {
  const expires = Math.floor((now + CONFIRM_DAYS * DAY_MS) / 1000);
  return makeToken('confirm', [subscriber, round, expires]);
}

export function readConfirmToken(token: string, now = Date.now()): NewsletterToken | undefined {
  const [subscriber, round, expires] = openToken('confirm', token) ?? [];
  if (!subscriber || !(Number(expires) * 1000 > now)) return undefined;
  return { subscriber: asCustomUuid(subscriber), round: Number(round) };
}

/** Does not expire: it must work for as long as the mail is kept. */
export function unsubscribeToken(subscriber: string): string {
  return makeToken('unsubscribe', [subscriber]);
}

/**
 * The subscriber id of an address. It is always the same, so that the link in an old mail also ends
 * a later subscription; without the secret the address cannot be derived from it.
 */
export function subscriberId(email: string): string {
  const hash = createHmac('sha256', env.SECRET).update(`newsletter address ${email}`);
  return uuidOfHash(hash.digest('hex'));
}

/** Tokens from before ids were UUIDs of version 8 still lead to their subscriber. */
export function readUnsubscribeToken(token: string): string | undefined {
  const [subscriber] = openToken('unsubscribe', token) ?? [];
  return subscriber && asCustomUuid(subscriber);
}
