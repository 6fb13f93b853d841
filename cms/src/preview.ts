import { createHmac, timingSafeEqual } from 'node:crypto';
import { commonEnv } from './common-env.ts';

/** The studio renews the link whenever it loads or saves an entry. */
const PREVIEW_LIFETIME_SECONDS = 60 * 60;
export const PREVIEW_PATH = '/preview';

function sign(text: string): string {
  // A key of its own, so that a preview signature is valid for nothing else.
  const key = createHmac('sha256', commonEnv.SECRET).update('preview').digest();
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** A link that shows one draft on the site to anybody who has it, for an hour. */
export function previewUrl(collection: string, id: string, locale: string): string {
  const expires = String(Math.floor(Date.now() / 1000) + PREVIEW_LIFETIME_SECONDS);
  const signature = sign([collection, id, locale, expires].join('\n'));
  const query = new URLSearchParams({ collection, id, locale, expires, signature });
  return `${commonEnv.SITE_URL}${PREVIEW_PATH}?${query}`;
}

export type PreviewTarget = { collection: string; id: string; locale: string };

/** The target of a preview link, or undefined if it is forged or has expired. */
export function readPreviewLink(query: URLSearchParams): PreviewTarget | undefined {
  const collection = query.get('collection') ?? '';
  const id = query.get('id') ?? '';
  const locale = query.get('locale') ?? '';
  const expires = query.get('expires') ?? '';
  const given = Buffer.from(query.get('signature') ?? '');
  const wanted = Buffer.from(sign([collection, id, locale, expires].join('\n')));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  if (!(Number(expires) * 1000 > Date.now())) return undefined;
  return { collection, id, locale };
}
