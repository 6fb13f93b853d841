import type { PayloadRequest, Where } from 'payload';
import { ALL_LANGUAGES, type Action } from '../schedule/schedules.ts';

/** Something that will appear or disappear by itself. */
export type Upcoming = {
  at: string;
  action: Action;
  /** A language, or all of them. */
  language: string;
  title: string;
  href: string;
};

type Titled = { id: string; title?: string | null };

const entryHref = (collection: string, id: string) => `/admin/collections/${collection}/${id}`;

/** What goes live or offline next: planned changes, messages with limits, news of coming days. */
export async function whatComesNext(req: PayloadRequest, limit: number): Promise<Upcoming[]> {
  const found = await Promise.all([planned(req), messages(req), news(req)]);
  return found
    .flat()
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, limit);
}

async function planned(req: PayloadRequest): Promise<Upcoming[]> {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { status: { equals: 'waiting' } },
    depth: 1,
    pagination: false,
    fallbackLocale: 'en',
    req,
  });
  return docs.flatMap(({ at, action, entry, language }): Upcoming[] => {
    if (!entry || typeof entry.value === 'string') return [];
    const { relationTo, value } = entry;
    const { title, name } = value as { title?: string; name?: string };
    return [
      { at, action, language, title: title ?? name ?? '', href: entryHref(relationTo, value.id) },
    ];
  });
}

async function messages(req: PayloadRequest): Promise<Upcoming[]> {
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
      title: title ?? '',
      href: entryHref('header_messages', id),
    };
    return [
      ...(from && from > now ? [{ ...common, at: from, action: 'publish' as const }] : []),
      ...(until && until > now ? [{ ...common, at: until, action: 'unpublish' as const }] : []),
    ];
  });
}

async function news(req: PayloadRequest): Promise<Upcoming[]> {
  const where: Where = { date: { greater_than: new Date().toISOString() } };
  const docs = await published<Titled & { date: string }>(req, 'news', where);
  return docs.map(({ date, id, title }) => ({
    at: date,
    action: 'publish' as const,
    language: ALL_LANGUAGES,
    title: title ?? '',
    href: entryHref('news', id),
  }));
}

async function published<Entry extends Titled>(
  req: PayloadRequest,
  collection: 'header_messages' | 'news',
  where: Where,
): Promise<Entry[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, where] },
    depth: 0,
    pagination: false,
    fallbackLocale: 'en',
    req,
  });
  return docs as unknown as Entry[];
}
