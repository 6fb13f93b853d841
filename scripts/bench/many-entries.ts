import { until } from '../../tests/support/until.ts';
import { withClient } from '../postgres/connect.ts';

const RAISE_VERSION = `update content_versions set version = version + 1 where name = 'diagnose'`;
const CONVERTED_MS = 120_000;

export async function multiplyEntries(databaseUrl: string, wanted: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from diagnose order by "order" limit 1',
    );
    const template = rows[0]?.id;
    await client.query(
      `with fresh as (
         insert into diagnose (id, image_id, "order", featured)
         select gen_random_uuid(), d.image_id, (select max("order") from diagnose) + 1000 + n, false
         from diagnose d, generate_series(1, $2::int) n where d.id = $1
         returning id, "order")
       insert into diagnose_locales
         (title, excerpt, content, slug, seo_title, seo_description, _status, _locale, _parent_id)
       select l.title || ' ' || f."order", l.excerpt, l.content, l.slug || '-' || f."order",
              l.seo_title, l.seo_description, l._status, l._locale, f.id
       from fresh f, diagnose_locales l where l._parent_id = $1`,
      [template, wanted],
    );
    await client.query(RAISE_VERSION);
    // If the list had grown over years, Postgres would have updated its statistics by itself.
    await client.query('analyze');
  });
}

export async function renameLastEntry(databaseUrl: string, title: string): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update diagnose set updated_at = now()
       where "order" = (select max("order") from diagnose) returning id`,
    );
    const renamed = await client.query<{ slug: string }>(
      `update diagnose_locales set title = $2
       where _parent_id = $1 and _locale = 'de' returning slug`,
      [rows[0]?.id, title],
    );
    await client.query(RAISE_VERSION);
    return renamed.rows[0]?.slug ?? '';
  });
}

/** Makes an edit that every page shows, as the telephone number is in the footer. */
export async function changeEveryPage(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `update clinic set phone = '+41 81 000 00 ' || lpad(floor(random() * 100)::text, 2, '0')`,
    );
    await client.query(`update content_versions set version = version + 1 where name = 'clinic'`);
  });
}

/** Waits until a site has stored so many converted entries: see converted-entries.ts. */
export async function untilConverted(databaseUrl: string, entries: number): Promise<void> {
  await withClient(databaseUrl, (client) =>
    until(async () => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int from converted.entries where collection = 'diagnose'`,
      );
      return (rows[0]?.count ?? 0) >= entries;
    }, CONVERTED_MS),
  );
}
