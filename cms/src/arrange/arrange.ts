import { sql } from '@payloadcms/db-postgres';
import {
  executeAccess,
  Forbidden,
  type CollectionSlug,
  type Endpoint,
  type FieldHook,
  type CollectionConfig,
} from 'payload';
import { z } from 'zod';
import { isBoundToLanguages } from '../access/roles.ts';
import { raiseContentVersion } from '../content-versions/content-version.ts';
import { messageFor } from '../studio-words/studio-languages.ts';
import { adapterOf, inTransaction, type Sql } from '../database/sql.ts';
import { extend, feature, hasDrafts, withAboveList } from '../plugin/feature.ts';

/** Leaves gaps between the numbers, so that other programs can insert an entry. */
const ORDER_STEP = 10;
const arrangement = z.object({ ids: z.array(z.uuid()).max(5_000) });

/**
 * Stores the order as the numbers that the content API gives. Payload's own ordering uses other
 * keys, and would save every entry with whatever its latest draft says.
 */
function arrangeEndpoint(slug: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    method: 'post',
    path: '/arrange',
    handler: async (req) => {
      const collection = req.payload.collections[slug];
      await executeAccess({ req }, collection.config.access.update);
      // All languages share the order.
      if (isBoundToLanguages(req)) throw new Forbidden(req.t);
      const sent = arrangement.safeParse(await req.json?.().catch(() => undefined));
      const { docs } = await req.payload.find({
        collection: slug,
        depth: 0,
        pagination: false,
        select: {},
        req,
      });
      const known = new Set(docs.map(({ id }) => String(id)));
      const ids = new Set(sent.data?.ids);
      if (ids.size !== known.size || [...ids].some((id) => !known.has(id))) {
        const message = messageFor(req, {
          en: 'Somebody has added or removed an entry. Please arrange them again.',
          de: 'Jemand hat einen Eintrag hinzugefügt oder entfernt. Bitte noch einmal ordnen.',
          it: 'Nel frattempo qualcuno ha aggiunto o tolto una voce. Ricarichi la pagina e riordini di nuovo le voci.',
        });
        return Response.json({ errors: [{ message }] }, { status: 409 });
      }
      await inTransaction(req.payload, async (transaction, db) => {
        await storeOrder(db, slug, [...ids]);
        await raiseContentVersion(transaction, slug);
      });
      return Response.json({ arranged: ids.size });
    },
  };
}

/** Moves `updated_at` by a millisecond: the site reloads the row, and the day of change stays. */
async function storeOrder(db: Sql, slug: string, ids: readonly string[]): Promise<void> {
  const places = sql.join(
    ids.map((id, at) => sql`(${id}::uuid, ${(at + 1) * ORDER_STEP}::numeric)`),
    sql`, `,
  );
  await db.execute(
    sql`update ${sql.identifier(slug)} entries
        set "order" = places.place, updated_at = entries.updated_at + interval '1 millisecond'
        from (values ${places}) places (id, place)
        where entries.id = places.id and entries."order" is distinct from places.place`,
  );
  await db.execute(
    sql`update ${sql.identifier(`_${slug}_v`)} versions set version_order = places.place
        from (values ${places}) places (id, place)
        where versions.parent_id = places.id and versions.latest`,
  );
}

export const lastInOrder: FieldHook = async ({ collection, operation, req, value }) => {
  if (operation !== 'create' || typeof value === 'number' || !collection) return value;
  const { rows } = await adapterOf(req.payload).drizzle.execute<{ last: string | null }>(
    sql`select max("order") as last from ${sql.identifier(collection.slug)}`,
  );
  return Math.floor(Number(rows[0]?.last ?? 0)) + ORDER_STEP;
};

export const arrangedLists = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: arranged } });

function arranged(collection: CollectionConfig): CollectionConfig {
  const { fields, slug } = collection;
  const isOrdered = fields.some((field) => 'name' in field && field.name === 'order');
  if (!isOrdered || !hasDrafts(collection)) return collection;
  const ordered = extend(collection, { endpoints: [arrangeEndpoint(slug as CollectionSlug)] });
  return withAboveList(ordered, '/components/arrange/arrange.tsx#Arrange');
}
