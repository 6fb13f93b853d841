import { z } from 'zod';

/** The description of a backup, which is read before anything is changed. */
export const manifestSchema = z.object({
  format: z.literal(1),
  made: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.string().regex(/^\w+$/)),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Rows and checksum per table, to compare a restored database with; older backups lack them. */
  sums: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })).optional(),
  /** The number of files per folder; the first backups lack it. */
  files: z.record(z.string(), z.number()).optional(),
});
export type Manifest = z.output<typeof manifestSchema>;

export const MANIFEST_FILE = 'manifest.json';
/** In the data folder: submissions of visitors that are not in the database yet. */
export const SPOOL_FOLDER = 'spool';
export const DATABASE_FOLDER = 'database';

export function rowsFile(table: string): string {
  return `${DATABASE_FOLDER}/${table}.ndjson`;
}
