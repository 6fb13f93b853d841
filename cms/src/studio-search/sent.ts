import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { adapterOf, type Statement } from '../database/sql.ts';
import { indexed, type IndexedEntry, type Stored } from './content-index.ts';
import { isPlainText } from './texts.ts';

/** What visitors sent is not kept in memory: the database searches it, folding as `folded` does. */
export async function findSent(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  words: readonly string[],
  limit: number,
): Promise<IndexedEntry[]> {
  const { flattenedFields, slug } = collection;
  const columns = flattenedFields.filter(isPlainText).map(({ name }) => sql.identifier(name));
  const { rows } = await adapterOf(req.payload).drizzle.execute<{ id: string }>(
    sql`select id from (
          select id::text as id, created_at,
            replace(replace(lower(regexp_replace(
              normalize(concat_ws(E'\n', ${sql.join(columns, sql`, `)}), NFD),
              '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), '’', '''') as words
          from ${sql.identifier(slug)}) sent
        where ${sql.join(words.map(hasWord), sql` and `)}
        order by created_at desc limit ${limit}`,
  );
  if (rows.length === 0) return [];
  // With `req` Payload would set the language of the whole request.
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: rows.map(({ id }) => id) } },
    sort: '-createdAt',
    ...{ depth: 0, pagination: false, user: req.user, overrideAccess: false },
  });
  return docs.map((doc: object) => {
    const sent = doc as Stored & { createdAt: string };
    return indexed(collection, sent, sent.createdAt);
  });
}

const hasWord = (word: string): Statement => sql`position(${word} in words) > 0`;
