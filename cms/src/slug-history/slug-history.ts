import { findStored } from '../database/sql.ts';
import type {
  CollectionConfig,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload';
import { editors, nobody, siteOrStaff } from '../access/roles.ts';
import { raiseVersionOnChange, raiseVersionOnDelete } from '../content-versions/plugin.ts';
import { extend, feature } from '../plugin/feature.ts';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';

/** Former slugs of entries. A row names the entry, not its new slug, so rows never form a loop. */
const formerAddresses: CollectionConfig = {
  slug: 'slug_history',
  labels: {
    singular: { en: 'Former address', de: 'Frühere Adresse', it: 'Indirizzo precedente' },
    plural: { en: 'Former addresses', de: 'Frühere Adressen', it: 'Indirizzi precedenti' },
  },
  admin: { hidden: true },
  access: { read: siteOrStaff, create: nobody, update: nobody, delete: editors },
  indexes: [{ fields: ['collection', 'locale', 'slug'], unique: true }],
  hooks: { afterChange: [raiseVersionOnChange], afterDelete: [raiseVersionOnDelete] },
  fields: [
    { name: 'collection', type: 'text', required: true },
    { name: 'locale', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true },
    { name: 'entry', type: 'text', required: true, index: true },
  ],
};

/** Entries with a page of their own are found at their old addresses too. */
export const slugHistory = (collections: readonly string[]) =>
  feature({ collections: [formerAddresses], changes: { collections, collection: withOldSlugs } });

function withOldSlugs(config: CollectionConfig): CollectionConfig {
  if (!config.custom?.hasPage) return config;
  const keeping = { afterChange: [keepOldSlugs], afterDelete: [forgetOldSlugs] };
  return extend(config, { last: { beforeChange: [rememberSlugs], ...keeping } });
}

type Slugs = Partial<Record<Locale, string>>;
type Stored = { slug?: Slugs; _status?: Partial<Record<Locale, string>> };

async function publishedSlugs(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const stored = await findStored<Stored>(req, collection, id, ['slug', '_status'], 'all');
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

/** An unpublished language keeps its old slug too, as it may return under another one. */
export const keepOldSlugs: CollectionAfterChangeHook = async (args) => {
  const { collection, context, doc, req } = args;
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

export const forgetOldSlugs: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forget(req, { collection: { equals: collection.slug }, entry: { equals: String(id) } });
};

async function forget(req: PayloadRequest, where: Where): Promise<void> {
  await req.payload.delete({ collection: 'slug_history', where, req });
}
