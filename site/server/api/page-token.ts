import { createHmac } from 'node:crypto';
import { constantTimeEquals } from './http/authorize.ts';
import type { RequestParams } from './http/request-params.ts';

const LENGTH = 27;
const SUGGESTIONS = 6;

/**
 * For the scripts of pages. Every page shows it, so it opens only what these scripts ask for.
 * It never changes, because browsers and proxies cache pages.
 */
export function pageToken(apiToken: string): string {
  return createHmac('sha256', apiToken).update('pages').digest('base64url').slice(0, LENGTH);
}

/** Requests of the search dialog: diagnostics, the whole site, and a few suggestions. */
function isAskedByPages(path: string, params: RequestParams): boolean {
  if (path.endsWith('/detektivo/collection/diagnose') || path.endsWith('/api/search')) return true;
  const limit = Number(params.get('limit'));
  const isFew = Number.isInteger(limit) && limit > 0 && limit <= SUGGESTIONS;
  return path.endsWith('/collections/get/diagnose') && isFew && !params.get('skip');
}

export function hasPageToken(path: string, params: RequestParams, apiToken: string): boolean {
  const given = params.get('token');
  const isKnown = typeof given === 'string' && constantTimeEquals(given, pageToken(apiToken));
  return isKnown && isAskedByPages(path, params);
}

const SIGNED = ['src', 'w', 'h', 'm', 'q', 'mime', 'fp', 'o'] as const;

/** For pages of other domains, which must not hold the token: a signature opens one picture. */
export function signedImageQuery(params: RequestParams, apiToken: string | undefined): string {
  const query = new URLSearchParams();
  for (const name of SIGNED) {
    const value = name === 'o' ? '1' : params.get(name);
    if (typeof value === 'string' || typeof value === 'number') query.set(name, String(value));
  }
  if (apiToken) query.set('sig', sign(query.toString(), apiToken));
  return query.toString();
}

export function hasSignature(params: RequestParams, apiToken: string): boolean {
  const given = params.get('sig');
  if (typeof given !== 'string' || params.get('o') !== '1') return false;
  const expected = new URLSearchParams(signedImageQuery(params, apiToken)).get('sig') ?? '';
  return constantTimeEquals(given, expected);
}

function sign(text: string, apiToken: string): string {
  return createHmac('sha256', apiToken).update(text).digest('base64url').slice(0, 27);
}
