import type {
  CollectionConfig,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  FlattenedField,
  SanitizedCollectionConfig,
} from 'payload';
import { extend, feature, hasDrafts } from '../plugin/feature.ts';
import { sql } from '@payloadcms/db-postgres';
import { refuseIfUsed } from '../usage/prevent-delete-if-used.ts';
import { transactionOf, type Statement } from '../database/sql.ts';

export const bin = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: withBin } });

function withBin(collection: CollectionConfig): CollectionConfig {
  if (!collection.trash) return collection;
  if (!hasDrafts(collection)) {
    return extend(collection, { last: { beforeChange: [keepUsedOutOfBin] } });
  }
  return extend(collection, {
    first: { afterChange: [unpublishInBin] },
    last: { beforeChange: [releaseUniqueValues] },
  });
}

type Binnable = { deletedAt?: unknown };
const isMovedToBin = (data: Binnable, before?: Binnable) =>
  Boolean(data.deletedAt) && !before?.deletedAt;

const keepUsedOutOfBin: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, originalDoc, req } = args;
  if (!isMovedToBin(data, originalDoc)) return;
  await refuseIfUsed(req, collection.slug as CollectionSlug, String(originalDoc?.id));
};

/** A restored entry stays a draft: an editor publishes the languages that are still right. */
export const unpublishInBin: CollectionAfterChangeHook = async (args) => {
  const { collection, doc, previousDoc, req } = args;
  const { slug, versions } = collection;
  const drafts = versions?.drafts;
  if (!isMovedToBin(doc, previousDoc) || !drafts) return;
  const db = await transactionOf(req);
  const unpublish = drafts.localizeStatus ? draftInAllLanguages : draftAtAll;
  for (const statement of unpublish(slug, String(doc.id))) await db.execute(statement);
};

function draftInAllLanguages(slug: string, id: string): Statement[] {
  return [
    sql`update ${sql.identifier(`${slug}_locales`)} set _status = 'draft' where _parent_id = ${id}`,
    sql`update ${sql.identifier(`_${slug}_v_locales`)} set version__status = 'draft'
        where _parent_id in (select id from ${sql.identifier(`_${slug}_v`)}
                             where parent_id = ${id} and latest)`,
  ];
}

function draftAtAll(slug: string, id: string): Statement[] {
  return [
    sql`update ${sql.identifier(slug)} set _status = 'draft' where id = ${id}`,
    sql`update ${sql.identifier(`_${slug}_v`)} set version__status = 'draft'
        where parent_id = ${id} and latest`,
  ];
}

/** Frees the address of an entry in the bin: it gets another ending, under which it comes back. */
export const releaseUniqueValues: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, originalDoc, req } = args;
  const db = await transactionOf(req);
  for (const field of uniqueFields(collection)) {
    const value: unknown = data[field.name];
    if (typeof value !== 'string' || !value || value === originalDoc?.[field.name]) continue;
    const locale = 'localized' in field && field.localized ? req.locale : undefined;
    for (const statement of release(collection, field, value, locale)) await db.execute(statement);
  }
};

function uniqueFields(collection: SanitizedCollectionConfig): FlattenedField[] {
  return collection.flattenedFields.filter((field) => 'unique' in field && field.unique);
}

function release(
  { slug, versions }: SanitizedCollectionConfig,
  field: FlattenedField,
  value: string,
  locale: string | null | undefined,
): Statement[] {
  const column = sql.identifier(field.name);
  const inVersion = sql.identifier(`version_${field.name}`);
  // A choice cannot get another ending, so it is emptied.
  const other = (id: Statement) =>
    field.type === 'select' ? sql`null` : sql`${value} || '-' || right(${id}::text, 6)`;
  const binned = sql`select id from ${sql.identifier(slug)} where deleted_at is not null`;
  const binnedVersions = sql`select id from ${sql.identifier(`_${slug}_v`)}
    where latest and parent_id in (${binned})`;
  if (!locale) {
    const entries = sql`update ${sql.identifier(slug)} set ${column} = ${other(sql`id`)}
      where ${column} = ${value} and deleted_at is not null`;
    const drafts = sql`update ${sql.identifier(`_${slug}_v`)}
      set ${inVersion} = ${other(sql`parent_id`)}
      where ${inVersion} = ${value} and id in (${binnedVersions})`;
    return versions ? [drafts, entries] : [entries];
  }
  return [
    sql`update ${sql.identifier(`_${slug}_v_locales`)} texts
        set ${inVersion} = ${other(sql`versions.parent_id`)}
        from ${sql.identifier(`_${slug}_v`)} versions
        where versions.id = texts._parent_id and texts._locale = ${locale}
          and texts.${inVersion} = ${value} and versions.id in (${binnedVersions})`,
    sql`update ${sql.identifier(`${slug}_locales`)}
        set ${column} = ${other(sql`_parent_id`)}
        where ${column} = ${value} and _locale = ${locale} and _parent_id in (${binned})`,
  ];
}
