import { commonEnv } from '../settings/common-env.ts';
import { makeToken, openToken } from '../values/signed-token.ts';

const PREVIEW_LIFETIME_SECONDS = 60 * 60;
export const PREVIEW_PATH = '/preview';
export const LIVE_PATH = '/preview/live';
export const LIVE_ADDRESS = `${commonEnv.SITE_URL}${LIVE_PATH}`;

const PURPOSE = 'preview';

/** A link that shows one draft on the site to anybody who has it, for an hour. A global has no id. */
export function previewUrl(collection: string, id: string, locale: string): string {
  const expires = Math.floor(Date.now() / 1000) + PREVIEW_LIFETIME_SECONDS;
  const token = makeToken(commonEnv.SECRET, PURPOSE, [collection, id, locale, expires]);
  // With `locale`, the site can say in that language that a link has expired.
  return `${commonEnv.SITE_URL}${PREVIEW_PATH}?${new URLSearchParams({ locale, token })}`;
}

export type PreviewTarget = { collection: string; id: string; locale: string };

/** Undefined if the link is forged or has expired. */
export function readPreviewLink(query: URLSearchParams): PreviewTarget | undefined {
  const parts = openToken(commonEnv.SECRET, PURPOSE, query.get('token') ?? '');
  const [collection = '', id = '', locale = '', expires] = parts ?? [];
  if (query.get('locale') !== locale || !(Number(expires) * 1000 > Date.now())) return undefined;
  return { collection, id, locale };
}
