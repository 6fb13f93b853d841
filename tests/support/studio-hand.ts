import type { Payload } from 'payload';
import { createClinicDatabase, type ClinicDatabase } from './clinic-database.ts';

/**
 * The content database as an editor's hand would change it, without the panel. The settings must
 * be there before the configuration is loaded, so it is imported late.
 */
export async function openAsEditor(database: ClinicDatabase): Promise<Payload> {
  Object.assign(process.env, database.env, { NODE_ENV: 'production' });
  const { openDatabase } = await import('../../cms/src/database.ts');
  return openDatabase(() => undefined);
}

/** The same with a clinic of its own, for one file of tests. */
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
