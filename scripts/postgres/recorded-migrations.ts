import pg from 'pg';
import { StartError } from '../processes/start-error.ts';

/** In the order in which they ran; none if the database does not exist yet, or is empty. */
export async function recordedMigrations(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      'select name from payload_migrations order by id',
    );
    return rows.map((row) => row.name);
  } catch (error) {
    const isAbsent = ['3D000', '42P01'].includes(String((error as { code?: string }).code));
    if (isAbsent) return [];
    throw new StartError(`The database does not answer: ${(error as Error).message}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
