import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { DEFAULT_LOCALE } from '../clinic-config/locales.ts';
import { adapterOf, type Statement } from '../database/sql.ts';
import { WITHIN, type Match } from './matches.ts';
import { isPlainText } from './texts.ts';

/**
 * What visitors have sent in which all words occur, the newest first. The database looks for them
 * as `folded` does, since nothing of it is kept in memory.
 */
export async function matchingRows(
  req: PayloadRequest,
  { flattenedFields, slug }: SanitizedCollectionConfig,
  words: readonly string[],
  limit: number,
): Promise<Match[]> {
  const columns = flattenedFields.filter(isPlainText).map(({ name }) => sql.identifier(name));
  const { rows } = await adapterOf(req.payload).drizzle.execute<{ id: string; at: string }>(
    sql`select id, at from (
          select id::text as id, created_at::text as at,
            replace(replace(lower(regexp_replace(
              normalize(concat_ws(E'\n', ${sql.join(columns, sql`, `)}), NFD),
              '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), '’', '''') as words
          from ${sql.identifier(slug)}) sent
        where ${sql.join(words.map(hasWord), sql` and `)}
        order by at desc limit ${limit}`,
  );
  return rows.map(({ at, id }) => ({ id, rank: WITHIN, savedAt: at, locale: DEFAULT_LOCALE }));
}

const hasWord = (word: string): Statement => sql`position(${word} in words) > 0`;
