import type { CollectionSlug, PayloadRequest } from 'payload';
import { LOCALES } from '../clinic-config/locales.ts';
import { isSitePath } from '../fields/site-path.ts';
import { env } from '../settings/env.ts';
import { statusIn, type Status } from '../translations/translation-row.ts';
import { shownLinks, shownPictures, type Advice, type Schema } from './entry-advice.ts';
import { OtherSites } from './other-sites.ts';
import type { TextLink } from './text-advice.ts';
import type { Entry } from './values-of.ts';

type LookUp = (req: PayloadRequest, schema: Schema, entry: Entry) => Promise<Advice[]>;

/** Pictures without a description in this language for those who cannot see them. */
export const undescribedPictures: LookUp = async (req, schema, entry) => {
  const shown = shownPictures(schema, entry);
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
};

const otherSites = new OtherSites();

/** Links to unpublished entries, missing pages of the site, and pages gone from other sites. */
export const deadLinks: LookUp = async (req, schema, entry) => {
  const links = shownLinks(schema, entry);
  const others = links.flatMap(({ url }) => (url && !isOurs(url) ? [url] : []));
  const [dead, deadOthers] = await Promise.all([
    Promise.all(links.map((link) => isDead(req, link))),
    env.CHECK_LINKS ? otherSites.deadOnes(others) : new Set(),
  ]);
  return links
    .filter(({ url = '' }, at) => dead[at] || deadOthers.has(url))
    .map(({ path, url = '', words }) => ({ kind: 'link', path, words: words || url }));
};

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

/** The site is near; if it takes longer to answer, the link does not count as dead. */
const TIMEOUT_MS = 3_000;
const GONE = new Set([404, 410]);

async function isMissingOnSite(url: string): Promise<boolean> {
  if (!isOurs(url)) return false;
  const answer = await fetch(new URL(url, env.SITE_URL), {
    method: 'HEAD',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  return GONE.has(answer?.status ?? 0);
}

const isOurs = (url: string) =>
  isSitePath(url) || url === env.SITE_URL || url.startsWith(`${env.SITE_URL}/`);
