import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { clinicDay, clinicMidnight } from '../clinic-config/clinic-time.ts';
import { atNoon } from '../fields/day.ts';
import { hasCollection } from '../clinic-config/page-set.ts';
import { ALL_LANGUAGES, type Action } from '../publish-later/schedules.ts';
import { readTitles, titleFor, type Titles } from '../usage/titles.ts';

/** Something that will appear or disappear by itself. */
export type UpcomingChange = {
  at: string;
  action: Action;
  /** A language, or all of them. */
  language: string;
  /** Empty if the entry has none in any language. */
  title: string;
  href: string;
};

type Titled = { id: string; title?: Titles };

const entryHref = (collection: string, id: string) => `/admin/collections/${collection}/${id}`;

/** What goes live or offline next: planned changes, messages with limits, news of coming days. */
export async function upcomingChanges(
  req: PayloadRequest,
  limit: number,
): Promise<UpcomingChange[]> {
  const found = await Promise.all([planned(req), messages(req), news(req)]);
  return found
    .flat()
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, limit);
}

async function planned(req: PayloadRequest): Promise<UpcomingChange[]> {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { status: { equals: 'waiting' } },
    depth: 0,
    pagination: false,
    req,
  });
  const plans = docs.flatMap(({ at, action, entry, language }) => {
    if (!entry || !hasCollection(entry.relationTo)) return [];
    return [{ at, action, language, collection: entry.relationTo, id: String(entry.value) }];
  });
  const byCollection = new Map<CollectionSlug, Map<string, string>>();
  for (const slug of new Set(plans.map(({ collection }) => collection))) {
    const ids = plans.filter(({ collection }) => collection === slug).map(({ id }) => id);
    byCollection.set(slug, await readTitles(req, slug, ids));
  }
  return plans.flatMap(({ collection, id, ...plan }): UpcomingChange[] => {
    const title = byCollection.get(collection)?.get(id);
    // What is gone or in the bin does not appear.
    return title === undefined ? [] : [{ ...plan, title, href: entryHref(collection, id) }];
  });
}

async function messages(req: PayloadRequest): Promise<UpcomingChange[]> {
  const now = new Date().toISOString();
  const where: Where = {
    or: [{ shown_from: { greater_than: now } }, { shown_until: { greater_than: now } }],
  };
  const docs = await published<Titled & { shown_from?: string; shown_until?: string }>(
    req,
    'header_messages',
    where,
  );
  return docs.flatMap(({ id, title, shown_from: from, shown_until: until }) => {
    const common = {
      language: ALL_LANGUAGES,
      title: titleFor(req.i18n.language, title),
      href: entryHref('header_messages', id),
    };
    return [
      ...(from && from > now ? [{ ...common, at: from, action: 'publish' as const }] : []),
      ...(until && until > now ? [{ ...common, at: until, action: 'unpublish' as const }] : []),
    ];
  });
}

async function news(req: PayloadRequest): Promise<UpcomingChange[]> {
  // As visitors see it: a day begins at the clinic's midnight, and is stored as noon.
  const where: Where = { date: { greater_than: atNoon(clinicDay(new Date())) } };
  const docs = hasCollection('news')
    ? await published<Titled & { date: string }>(req, 'news', where)
    : [];
  return docs.map(({ date, id, title }) => ({
    at: clinicMidnight(date.slice(0, 10)),
    action: 'publish' as const,
    language: ALL_LANGUAGES,
    title: titleFor(req.i18n.language, title),
    href: entryHref('news', id),
  }));
}

async function published<Entry extends Titled>(
  req: PayloadRequest,
  collection: 'header_messages' | 'news',
  where: Where,
): Promise<Entry[]> {
  // Of any language; with `req` Payload would set the language of the whole request.
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, where] },
    depth: 0,
    pagination: false,
    locale: 'all',
  });
  return docs as unknown as Entry[];
}
