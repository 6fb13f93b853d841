import { sql } from '@payloadcms/db-postgres';
import type { Sql } from '../database/sql.ts';
import type { StoredPicture } from './clean-stored-picture.ts';

/** Updates the stored size of a picture if it is out of date. */
export async function noteSize(
  db: Sql,
  filename: string,
  { bytes, width, height }: StoredPicture,
): Promise<void> {
  await db.execute(
    sql`update media set filesize = ${bytes}, width = ${width}, height = ${height}
        where filename = ${filename}
          and (filesize, width, height) is distinct from
              (${bytes}::numeric, ${width}::numeric, ${height}::numeric)`,
  );
}
