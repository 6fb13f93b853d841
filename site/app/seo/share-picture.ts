import { localeOfPath } from '#app/routing/href.ts';
import { localePrefix } from '#app/routing/locale-prefix.ts';
import { isDrawing } from '#app/ui/picture.tsx';
import type { Picture } from '#content/models/model.ts';

/** The picture behind the title in the preview of a shared link. */
export type Landscape = Pick<Picture, 'path' | 'focal'>;

export type ShareCard = { title: string; name: string; landscape?: Landscape };

export const SHARE_SIZE = { width: 1200, height: 630 } as const;
export const SHARE_PREFIX = '/share/';
export const SHARE_SUFFIX = '.jpg';

/** Must be raised when the design changes, so that a URL always shows the same picture. */
const DESIGN = 1;

/** Photos only: a title is set over the picture, and a drawing's lines would run through it. */
export function landscapeOf(picture: Picture | null | undefined): Landscape | undefined {
  return picture && !isDrawing(picture) ? { path: picture.path, focal: picture.focal } : undefined;
}

/** The card of a page; without its own picture it uses the clinic's landscape. */
export function shareCard(
  page: { title: string; image?: Landscape },
  site: { name: string; landscape?: Landscape },
): ShareCard {
  return { title: page.title, name: site.name, landscape: page.image ?? site.landscape };
}

/** `/share/0x8k3f0a2b9q4d/de/programme/autoimmun-spezialwoche.jpg`: content hash and page path. */
export function sharePath(card: ShareCard, canonical: string): string {
  const { path = '', focal = { x: 0, y: 0 } } = card.landscape ?? {};
  const shown = [DESIGN, card.title, card.name, path, focal.x, focal.y].join('\n');
  return `${SHARE_PREFIX}${fingerprint(shown)}${withPrefix(canonical)}${SHARE_SUFFIX}`;
}

/** Adds /en to English paths; without it, the home page would have no file name. */
function withPrefix(canonical: string): string {
  const locale = localeOfPath(canonical);
  if (localePrefix(locale)) return canonical;
  return `/${locale}${canonical === '/' ? '' : canonical}`;
}

/** A fast hash that also runs in browsers; it need not be secure. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x2f6b60].map((seed) => fnv1a(text, seed).padStart(7, '0')).join('');
}

function fnv1a(text: string, seed: number): string {
  let hash = seed;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
