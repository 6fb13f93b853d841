import { z } from 'zod';

/** What a backup says of itself; it is read before anything is changed. */
export const manifestSchema = z.object({
  format: z.literal(1),
  made: z.string(),
  /** The schema that the rows are of. */
  migrations: z.array(z.string()),
  tables: z.array(z.string().regex(/^\w+$/)),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** How many files each folder has; the first backups did not say. */
  files: z.record(z.string(), z.number()).optional(),
});
export type Manifest = z.output<typeof manifestSchema>;

export const MANIFEST_FILE = 'manifest.json';
/** Below the data folder: what visitors sent that is not in the database yet. */
export const SPOOL_FOLDER = 'spool';
/** Below the data folder: what the database refers to, pictures that visitors sent among them. */
export const FILE_FOLDERS = ['media', 'documents', 'submitted'] as const;
export const DATABASE_FOLDER = 'database';

/** The rows of a table, one JSON object a line. */
export function rowsFile(table: string): string {
  return `${DATABASE_FOLDER}/${table}.ndjson`;
}
