import { createHmac } from 'node:crypto';
import { constantTimeEquals } from '#server/api/http/authorize.ts';
import type { RequestParams } from '#server/api/http/request-params.ts';

const SIGNED = ['src', 'w', 'h', 'm', 'q', 'mime', 'fp', 'o'] as const;

/**
 * The query of a thumbnail for pages of other domains, which must not contain the token. Its
 * signature, made with the token, authorises this one picture in this one size.
 */
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
