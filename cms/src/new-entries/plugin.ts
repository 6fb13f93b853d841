import { uiField } from '../fields/ui-field.ts';
import {
  type CollectionConfig,
  type CollectionSlug,
  executeAccess,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { extend, feature, hasDrafts } from '../plugin/feature.ts';
import { sql } from '@payloadcms/db-postgres';
import { inSavepoint, transactionOf } from '../database/sql.ts';
import { isEmptyEntry } from './is-empty-entry.ts';

export const newEntries = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: withDiscarding } });

function withDiscarding(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  const slug = collection.slug as CollectionSlug;
  return extend(collection, {
    fields: [newEntryField],
    endpoints: [discardEndpoint(slug)],
    last: { beforeOperation: [discardForgotten(slug)] },
  });
}

const newEntryField = uiField('new_entry', 'new-entries/new-entry.tsx#NewEntry', {
  disableBulkEdit: true,
});

const FORGOTTEN_AT_ONCE = 20;

/** Payload stores an entry as soon as its form opens; when left, the form asks to discard it. */
function discardEndpoint(slug: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    method: 'post',
    path: '/:id/discard',
    handler: async (req) => {
      const { access } = req.payload.collections[slug].config;
      await executeAccess({ req }, access.create);
      const isDiscarded = await discardIfEmpty(req, slug, String(req.routeParams?.id));
      return Response.json({ discarded: isDiscarded });
    },
  };
}

/**
 * Each new entry discards empty ones that a closed browser left: nobody keeps a form open for a day
 * without writing. If that fails, the new entry is created all the same.
 */
function discardForgotten(slug: CollectionSlug): CollectionBeforeOperationHook {
  return async function discardForgottenEntries({ operation, req }) {
    if (operation !== 'create' || !req.user) return;
    try {
      await inSavepoint(req, async (inner) => {
        for (const id of await oldAndNameless(inner, slug)) await discardIfEmpty(inner, slug, id);
      });
    } catch (err) {
      req.payload.logger.warn({ err, msg: `Forgotten entries of ${slug} were not discarded` });
    }
  };
}

/** Entries whose title was never published; most of them are drafts that somebody works on. */
async function oldAndNameless(req: PayloadRequest, slug: CollectionSlug): Promise<string[]> {
  const { admin, flattenedFields, trash } = req.payload.collections[slug].config;
  const field = flattenedFields.find(({ name }) => name === admin.useAsTitle);
  if (!field) return [];
  const title = sql.identifier(field.name);
  const isNameless =
    'localized' in field && field.localized
      ? sql`not exists (select 1 from ${sql.identifier(`${slug}_locales`)} texts
                        where texts._parent_id = entries.id and texts.${title} is not null)`
      : sql`${title} is null`;
  // An entry in the bin was put there by somebody, and is deleted from there.
  const isOutsideBin = trash ? sql`deleted_at is null` : sql`true`;
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from ${sql.identifier(slug)} entries
        where created_at < now() - interval '1 day' and ${isOutsideBin} and ${isNameless}
        order by created_at limit ${FORGOTTEN_AT_ONCE}`,
  );
  return rows.map(({ id }) => id);
}

async function discardIfEmpty(req: PayloadRequest, slug: CollectionSlug, id: string) {
  const { flattenedFields } = req.payload.collections[slug].config;
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    collection: slug,
    where: { parent: { equals: id } },
    locale: 'all',
    pagination: false,
    req,
  });
  // Every version counts: what was saved once is somebody's work.
  const isEmpty = docs.every(({ version }) => isEmptyEntry(flattenedFields, version));
  if (docs.length === 0 || !isEmpty) return false;
  await req.payload.delete({ collection: slug, id, depth: 0, req });
  return true;
}
