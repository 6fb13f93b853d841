import type { CollectionSlug, PayloadRequest } from 'payload';
import { clinicDay, clinicMidnight } from '../clinic-config/clinic-time.ts';
import { atNoon } from '../fields/day.ts';
import { hasCollection } from '../clinic-config/page-set.ts';
import { ALL_LANGUAGES, type Action } from '../publish-later/schedules.ts';
import { windowOf, type ShownWindow } from '../publish-later/shown-window.ts';
import { readTitles, titleFor, type Titles } from '../usage/titles.ts';

export type UpcomingChange = {
  at: string;
  action: Action;
  language: string;
  title: string;
  href: string;
};

type Stored = { id: string } & Readonly<Record<string, unknown>>;

const entryHref = (collection: string, id: string) => `/admin/collections/${collection}/${id}`;

/** What goes live or offline next: as scheduled, or because an entry's own fields say so. */
export async function upcomingChanges(req: PayloadRequest, limit: number) {
  const found = (await Promise.all([planned(req), windowed(req)])).flat();
  return found.toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(0, limit);
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
    // An entry that is deleted or in the bin has no title, and is left out.
    return title === undefined ? [] : [{ ...plan, title, href: entryHref(collection, id) }];
  });
}

async function windowed(req: PayloadRequest): Promise<UpcomingChange[]> {
  const found = await Promise.all(
    Object.values(req.payload.collections).map(({ config }) => {
      const window = windowOf(config);
      const slug = config.slug as CollectionSlug;
      return window && hasCollection(slug) ? changesIn(req, slug, window) : [];
    }),
  );
  return found.flat();
}

async function changesIn(req: PayloadRequest, collection: CollectionSlug, window: ShownWindow) {
  const begin = ['day' in window ? window.day : window.from, 'publish'] as const;
  const limits = 'day' in window ? [begin] : [begin, [window.until, 'unpublish'] as const];
  const titleField = req.payload.collections[collection].config.admin.useAsTitle ?? 'id';
  // As visitors see it: a day begins at the clinic's midnight, and is stored as noon.
  const now = 'day' in window ? atNoon(clinicDay(new Date())) : new Date().toISOString();
  const isAhead = { or: limits.map(([name]) => ({ [name]: { greater_than: now } })) };
  // In all languages; with `req` Payload would set the language of the whole request.
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, isAhead] },
    ...{ depth: 0, pagination: false, locale: 'all' },
  });
  return (docs as unknown as Stored[]).flatMap((entry) =>
    limits.flatMap(([name, action]): UpcomingChange[] => {
      const at = entry[name];
      if (typeof at !== 'string' || at <= now) return [];
      return [
        {
          at: 'day' in window ? clinicMidnight(at.slice(0, 10)) : at,
          action,
          language: ALL_LANGUAGES,
          title: titleFor(req.i18n.language, entry[titleField] as Titles),
          href: entryHref(collection, entry.id),
        },
      ];
    }),
  );
}
