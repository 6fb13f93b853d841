import { z } from 'zod';

/** What a backup says of itself; it is read before anything is changed. */
export const manifestSchema = z.object({
  format: z.literal(1),
  made: z.string(),
  /** The schema that the rows are of. */
  migrations: z.array(z.string()),
  tables: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Manifest = z.output<typeof manifestSchema>;

export const MANIFEST_FILE = 'manifest.json';
/** Below the data folder: what visitors sent that is not in the database yet. */
export const SPOOL_FOLDER = 'spool';
/** Below the data folder: what the database refers to, pictures that visitors sent among them. */
export const FILE_FOLDERS = ['media', 'documents', 'submitted'] as const;

/** The rows of a table, one JSON object a line. */
export function rowsFile(table: string): string {
  return `database/${table}.ndjson`;
}
