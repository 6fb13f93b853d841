import { readdir } from 'node:fs/promises';
import pg from 'pg';

/** Whether a database has every migration and some content, asked without loading the whole cms. */
export async function isPrepared(databaseUrl: string): Promise<boolean> {
  const files = await readdir('cms/migrations');
  const wanted = files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.slice(0, -3));
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations');
    const done = new Set(rows.map((row) => row.name));
    const content = await client.query('select 1 from content_versions limit 1');
    return wanted.every((name) => done.has(name)) && content.rows.length > 0;
  } catch {
    // No such database or table yet, or no server: preparing it will do or say what is needed.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
