import type { CollectionSlug, PayloadRequest } from 'payload';
import { LOCALES } from '../clinic-config/locales.ts';
import { isSitePath } from '../fields/site-path.ts';
import { env } from '../settings/env.ts';
import { statusIn, type Status } from '../translations/translation-row.ts';
import { shownPictures, type Advice, type Entry } from './entry-advice.ts';
import { linksIn, type TextLink } from './text-advice.ts';

/** Pictures that nothing says in this language to those who cannot see them. */
export async function undescribedPictures(req: PayloadRequest, entry: Entry): Promise<Advice[]> {
  const shown = shownPictures(entry);
  if (shown.length === 0) return [];
  const { docs } = await req.payload.find({
    ...{ collection: 'media', depth: 0, pagination: false, overrideAccess: false, req },
    where: { id: { in: shown.map(({ id }) => id) } },
    select: { alt: true, filename: true },
  });
  return shown.flatMap(({ id, path }) => {
    const picture = docs.find((one) => one.id === id);
    if (!picture || picture.alt) return [];
    const href = `/admin/collections/media/${id}`;
    return [{ kind: 'alt', path, href, words: picture.filename ?? '' } as const];
  });
}

/** Links in the text to what is not published, or not on the site. */
export async function deadLinks(req: PayloadRequest, entry: Entry): Promise<Advice[]> {
  const links = linksIn(entry.content);
  const dead = await Promise.all(links.map((link) => isDead(req, link)));
  return links
    .filter((_, at) => dead[at])
    .map(({ url = '', words }) => ({ kind: 'link', path: 'content', words: words || url }));
}

type Linked = { _status?: Status; deletedAt?: unknown };

async function isDead(req: PayloadRequest, { entry, url }: TextLink): Promise<boolean> {
  if (url !== undefined) return isMissingOnSite(url);
  if (!entry || !Object.hasOwn(req.payload.collections, entry.collection)) return true;
  const { db } = req.payload;
  const linked = await db.findOne<Linked & { id: string }>({
    collection: entry.collection as CollectionSlug,
    where: { id: { equals: entry.id } },
    locale: 'all',
    req,
  });
  if (!linked || linked.deletedAt) return true;
  const { _status: status } = linked;
  return status !== undefined && !LOCALES.some((one) => statusIn(status, one) === 'published');
}

/** The site is near; if it does not answer, nothing is said. */
const PATIENCE_MS = 3_000;
const GONE = new Set([404, 410]);

/** Of other sites nothing is asked: the studio calls no strangers because of what is typed. */
async function isMissingOnSite(url: string): Promise<boolean> {
  const isOurs = isSitePath(url) || url === env.SITE_URL || url.startsWith(`${env.SITE_URL}/`);
  if (!isOurs) return false;
  const answer = await fetch(new URL(url, env.SITE_URL), {
    method: 'HEAD',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  return GONE.has(answer?.status ?? 0);
}
