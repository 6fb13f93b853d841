import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import {
  executeAccess,
  Forbidden,
  NotFound,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
} from 'payload';
import { isBoundToLanguages } from '../access/roles.ts';
import { logEventOf } from '../audit-log/log-event.ts';
import { clinicDay } from '../clinic-config/clinic-time.ts';
import { raiseContentVersion } from '../content-versions/content-version.ts';
import { hasRows, inTransaction } from '../database/sql.ts';
import { atNoon } from '../fields/day.ts';
import { extend, feature } from '../plugin/feature.ts';
import { documentName } from '../stale-saves/based-on-field.ts';
import { countSave } from '../stale-saves/last-saves.ts';
import { isUuid } from '../values/uuid.ts';

/** Medical texts are reviewed every year; one click says that it has been done. */
export const reviews = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: withReviews } });

function withReviews(collection: CollectionConfig): CollectionConfig {
  const { fields, slug } = collection;
  const isReviewed = fields.some((field) => 'name' in field && field.name === 'reviewed_on');
  if (!isReviewed) return collection;
  return extend(collection, { endpoints: [reviewedEndpoint(slug as CollectionSlug)] });
}

/** Sets the date in SQL: Payload would publish with it whatever else the latest draft says. */
function reviewedEndpoint(slug: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    method: 'post',
    path: '/:id/reviewed',
    handler: async (req) => {
      const id = String(req.routeParams?.id);
      const { user } = req;
      await executeAccess({ req, id }, req.payload.collections[slug].config.access.update);
      // All languages share the date.
      if (!user || isBoundToLanguages(req)) throw new Forbidden(req.t);
      if (!isUuid(id)) throw new NotFound(req.t);
      const day = atNoon(clinicDay(new Date()));
      await inTransaction(req.payload, async (transaction, db) => {
        const own = Object.assign(transaction, { user });
        // A form that is open elsewhere must not put back the former date.
        await countSave(own, documentName(slug, id), undefined, randomUUID());
        const isThere = await hasRows(
          db,
          // A millisecond makes the site reload; the present would make a newer draft seem older.
          sql`update ${sql.identifier(slug)}
              set reviewed_on = ${day}, updated_at = updated_at + interval '1 millisecond'
              where id = ${id} and deleted_at is null returning id`,
        );
        if (!isThere) throw new NotFound(req.t);
        await db.execute(
          sql`update ${sql.identifier(`_${slug}_v`)} set version_reviewed_on = ${day}
              where parent_id = ${id} and latest`,
        );
        await raiseContentVersion(transaction, slug);
        await logEventOf(db, user, { kind: 'changed', collection: slug, entry: id });
      });
      return Response.json({ day });
    },
  };
}
