import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openClinicAsEditor } from '../../../tests/support/open-as-editor.ts';

const MIGRATIONS = 'cms/migrations';

it('the collections need no further migration', async () => {
  const { editor, close } = await openClinicAsEditor();
  try {
    const { adapterOf } = await import('./sql.ts');
    const adapter = adapterOf(editor);
    const { generateDrizzleJson } = adapter.requireDrizzleKit();
    const { tables, enums } = (await generateDrizzleJson(adapter.schema)) as Record<
      string,
      unknown
    >;
    const last = readdirSync(MIGRATIONS)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .at(-1);
    const kept = JSON.parse(readFileSync(path.join(MIGRATIONS, String(last)), 'utf8')) as unknown;
    expect({ tables, enums }, 'npm run migration').toEqual({
      tables: (kept as Record<string, unknown>).tables,
      enums: (kept as Record<string, unknown>).enums,
    });
  } finally {
    await close();
  }
});
