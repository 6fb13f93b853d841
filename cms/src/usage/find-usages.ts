import { sql } from '@payloadcms/db-postgres';
import { getTranslation } from '@payloadcms/translations';
import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload';
import { readerLanguage } from '../studio-words/studio-languages.ts';
import { titleFor, type Titles } from './titles.ts';
import { transactionOf, type Statement } from '../database/sql.ts';
import { STUDIO_WORDS } from '../studio-words/studio-words.ts';

export type Usage = { name: string; href: string };

/** Everything that uses a file, in its published state or in its latest draft. */
export async function findUsages(req: PayloadRequest, target: CollectionSlug, id: string) {
  const places: Usage[] = [];
  for (const collection of req.payload.config.collections) {
    const users = await findUsers(req, collection, target, id);
    if (users.size > 0) places.push(...(await describe(req, collection, [...users])));
  }
  for (const { slug, label } of req.payload.config.globals) {
    const asked = { locale: 'all', req } as const;
    const stored = await req.payload.db.findGlobal({ slug, ...asked });
    const latest = { where: { latest: { equals: true } }, limit: 1, pagination: false };
    const global = slug as GlobalSlug;
    const { docs: drafts } = await req.payload.db.findGlobalVersions({
      global,
      ...latest,
      ...asked,
    });
    if (!JSON.stringify([stored, drafts]).includes(id)) continue;
    const name = getTranslation(label, req.i18n);
    places.push({ name, href: `/admin/globals/${slug}` });
  }
  return places;
}

async function findUsers(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  target: CollectionSlug,
  id: string,
): Promise<Set<string>> {
  const { slug, flattenedFields, versions } = collection;
  const paths = referencePaths(flattenedFields, target);
  const hasDrafts = Boolean(versions?.drafts);
  const users = new Set<string>();
  if (paths.length > 0) {
    const all = { collection: slug as CollectionSlug, locale: 'all', pagination: false, req };
    const chosen = (prefix: string): Where => ({
      or: paths.map((path) => ({ [`${prefix}${path}`]: { equals: id } })),
    });
    const { docs } = await req.payload.db.find<{ id: string }>({ ...all, where: chosen('') });
    for (const doc of docs) users.add(doc.id);
    if (hasDrafts) {
      const where = { and: [{ latest: { equals: true } }, chosen('version.')] };
      const drafts = await req.payload.db.findVersions({ ...all, where });
      for (const { parent } of drafts.docs) users.add(String(parent));
    }
  }
  for (const name of richTextNames(flattenedFields)) {
    for (const found of await findInTexts(req, slug, name, hasDrafts, id)) users.add(found);
  }
  return users;
}

/** Payload cannot search within rich text, so this queries its tables. */
async function findInTexts(
  req: PayloadRequest,
  slug: string,
  name: string,
  hasDrafts: boolean,
  id: string,
): Promise<string[]> {
  const mentions = `%${id}%`;
  const ask = async (statement: Statement) => {
    const { rows } = await (await transactionOf(req)).execute<{ id: string }>(statement);
    return rows.map((row) => row.id);
  };
  const published = await ask(
    sql`select distinct _parent_id::text as id from ${sql.identifier(`${slug}_locales`)}
        where ${sql.identifier(name)}::text like ${mentions}`,
  );
  if (!hasDrafts) return published;
  const drafts = await ask(
    sql`select distinct versions.parent_id::text as id
        from ${sql.identifier(`_${slug}_v`)} versions
        join ${sql.identifier(`_${slug}_v_locales`)} texts on texts._parent_id = versions.id
        where versions.latest and texts.${sql.identifier(`version_${name}`)}::text like ${mentions}`,
  );
  return [...published, ...drafts];
}

async function describe(req: PayloadRequest, config: SanitizedCollectionConfig, ids: string[]) {
  const { admin, labels, slug } = config;
  const title = admin.useAsTitle ?? 'id';
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: ids } },
    draft: true,
    locale: 'all',
    depth: 0,
    pagination: false,
    trash: true,
  });
  const kind = getTranslation(labels.singular, req.i18n);
  const { language } = req.i18n;
  const { untitled } = STUDIO_WORDS[readerLanguage(language)].overview;
  return docs.map((doc): Usage => {
    const { deletedAt, [title]: name }: Record<string, unknown> = { ...doc };
    return {
      name: `${kind}: ${titleFor(language, name as Titles) || untitled}`,
      href: `/admin/collections/${slug}/${deletedAt ? 'trash/' : ''}${doc.id}`,
    };
  });
}

/** The paths of fields that may refer to the collection, such as `pictures.image`. */
function referencePaths(fields: readonly FlattenedField[], target: string): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload' || field.type === 'relationship') {
      if (field.relationTo === target) return [field.name];
      const isOneOfMany = [field.relationTo].flat().some((slug) => slug === target);
      return isOneOfMany ? [`${field.name}.value`] : [];
    }
    if (field.type !== 'array' && field.type !== 'group') return [];
    return referencePaths(field.flattenedFields, target).map((path) => `${field.name}.${path}`);
  });
}

/** Looks at the top level only: all our rich text is there, and localised. */
export function richTextNames(fields: readonly FlattenedField[]): string[] {
  return fields.filter((field) => field.type === 'richText').map(({ name }) => name);
}
