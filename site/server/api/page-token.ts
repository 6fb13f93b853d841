import { createHmac } from 'node:crypto';
import { isSame } from './authorize.ts';
import type { RequestParams } from './request-params.ts';

const LENGTH = 27;
const SUGGESTIONS = 6;

/**
 * What our own pages send where others send the token of the API. It stands in every page, so anybody
 * can read it; it opens what these pages ask for once they run, and nothing else. It is always the
 * same, for pages are kept by browsers and proxies.
 */
export function pageToken(apiToken: string): string {
  return createHmac('sha256', apiToken).update('pages').digest('base64url').slice(0, LENGTH);
}

/** What the search dialog asks for: diagnostics by words, and a few of them where there are none. */
function isAskedByPages(path: string, params: RequestParams): boolean {
  if (path.endsWith('/detektivo/collection/diagnose')) return true;
  const limit = Number(params.get('limit'));
  const isFew = Number.isInteger(limit) && limit > 0 && limit <= SUGGESTIONS;
  return path.endsWith('/collections/get/diagnose') && isFew && !params.get('skip');
}

export function hasPageToken(path: string, params: RequestParams, apiToken: string): boolean {
  const given = params.get('token');
  const isKnown = typeof given === 'string' && isSame(given, pageToken(apiToken));
  return isKnown && isAskedByPages(path, params);
}
