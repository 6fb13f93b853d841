import type { Payload } from 'payload';
import { createClinicDatabase, type ClinicDatabase } from './clinic-database.ts';

/**
 * Opens the content database for changes as by an editor, without the panel. The settings must be
 * set before the configuration is loaded, so it is imported dynamically.
 */
export async function openAsEditor(database: ClinicDatabase): Promise<Payload> {
  Object.assign(process.env, database.env, { NODE_ENV: 'production' });
  const { openDatabase } = await import('../../cms/src/database.ts');
  return openDatabase(() => undefined);
}

/** The same with a new clinic, for one test file. */
export async function openClinicAsEditor() {
  const database = await createClinicDatabase();
  const editor = await openAsEditor(database);
  return {
    editor,
    async close() {
      await editor.destroy();
      await database.remove();
    },
  };
}
