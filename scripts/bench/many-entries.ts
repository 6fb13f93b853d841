import pg from 'pg';

/** Multiplies the diagnostics of a database, straight in SQL: a clinic with a very long list. */
export async function multiplyEntries(databaseUrl: string, wanted: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
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
    await client.query(`update content_versions set version = version + 1 where name = 'diagnose'`);
  } finally {
    await client.end();
  }
}
