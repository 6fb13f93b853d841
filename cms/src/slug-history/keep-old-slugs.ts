import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';

type Slugs = Partial<Record<Locale, string>>;
type Stored = { slug?: Slugs; _status?: Partial<Record<Locale, string>> };

/** The currently published slugs of an entry; drafts do not count. */
async function publishedSlugs(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<Slugs> {
  const stored = await req.payload.db.findOne<Stored & { id: string }>({
    collection,
    where: { id: { equals: id } },
    locale: 'all',
    select: { slug: true, _status: true },
    req,
  });
  const published = LOCALES.filter((locale) => stored?._status?.[locale] === 'published');
  return Object.fromEntries(published.map((locale) => [locale, stored?.slug?.[locale]]));
}

const contextKey = (collection: string, id: string) => `slugs of ${collection}/${id}`;

/** Reads the slugs before the write: the previous document that hooks get is the latest draft. */
export const rememberSlugs: CollectionBeforeChangeHook = async (args) => {
  const { collection, context, originalDoc, req } = args;
  if (!originalDoc?.id) return;
  const id = String(originalDoc.id);
  context[contextKey(collection.slug, id)] = await publishedSlugs(req, collection.slug, id);
};

/**
 * Keeps the old slug when it changes, and forgets a kept one that is in use again. An unpublished
 * language keeps its slug too, as it may return under another one; until then the site ignores it.
 */
export const keepOldSlugs: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  req,
}) => {
  const entry = String(doc.id);
  const before = (context[contextKey(collection.slug, entry)] ?? {}) as Slugs;
  const after = await publishedSlugs(req, collection.slug, entry);
  for (const locale of LOCALES) {
    const [old, current] = [before[locale], after[locale]];
    if (current === old) continue;
    await forget(req, {
      collection: { equals: collection.slug },
      locale: { equals: locale },
      slug: { in: [old, current].filter(Boolean) },
    });
    if (!old) continue;
    await req.payload.create({
      collection: 'slug_history',
      data: { collection: collection.slug, locale, slug: old, entry },
      req,
    });
  }
};

/** Deletes the old slugs with their entry. */
export const forgetOldSlugs: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forget(req, {
    collection: { equals: collection.slug },
    entry: { equals: String(id) },
  });
};

async function forget(req: PayloadRequest, where: Where): Promise<void> {
  await req.payload.delete({ collection: 'slug_history', where, req });
}
