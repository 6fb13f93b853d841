import { rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import {
  createClinicDatabase,
  createEmptyDatabase,
  type ClinicDatabase,
} from '../../tests/support/clinic-database.ts';
import {
  connected,
  fillFormer,
  loadFormerSchema,
  recordsOf,
  rowsOf,
} from '../../tests/support/former-database.ts';
import { describeSchema } from './testing/describe-schema.ts';
import { runNpmScript } from '../../tests/support/npm-script.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';

const PATIENCE = { timeout: 200_000 };

let clinic: ClinicDatabase;
let folder: string;

const urlOf = ({ env }: ClinicDatabase) => env.DATABASE_URL;

beforeAll(async () => {
  clinic = await createClinicDatabase();
  folder = await temporaryFolder();
  return async () => {
    await clinic.remove();
    await rm(folder, { recursive: true, force: true });
  };
});

async function withFormerDatabase(
  test: (former: ClinicDatabase, client: pg.Client) => Promise<void>,
): Promise<void> {
  const former = await createEmptyDatabase();
  try {
    await connected(urlOf(former), async (client) => {
      await loadFormerSchema(client);
      await test(former, client);
    });
  } finally {
    await former.remove();
  }
}

it('a database of 0.9.0 keeps every row, and is like a new one', PATIENCE, async () => {
  await withFormerDatabase(async (former, client) => {
    await fillFormer(urlOf(former), urlOf(clinic), folder);
    const before = await rowsOf(client);
    expect(before.rooms?.rows).toBeGreaterThan(0);
    expect(before.users).toBeDefined();
    expect(await recordsOf(client)).toHaveLength(22);

    expect(await runNpmScript('migrate', [], former.env)).toMatchObject({ code: 0 });

    expect(await recordsOf(client)).toEqual(await connected(urlOf(clinic), recordsOf));
    expect(await rowsOf(client)).toMatchObject(before);
    const schema = await describeSchema(client);
    expect(schema.length).toBeGreaterThan(3000);
    expect(schema).toEqual(await connected(urlOf(clinic), describeSchema));

    const site = await SiteProcess.start(former.env);
    try {
      expect(await site.text('/en/programs')).toContain('Burnout Week');
    } finally {
      await site.stop();
    }
  });
});

it('a backup of 0.9.0 is restored, and comes up to date at the next start', PATIENCE, async () => {
  await withFormerDatabase(async (former, client) => {
    await fillFormer(urlOf(former), urlOf(clinic), folder);
    const file = path.join(folder, 'former.tar.gz');
    expect(await runNpmScript('backup', [file], former.env)).toMatchObject({ code: 0 });
    const restored = await createEmptyDatabase();
    try {
      expect(await runNpmScript('restore', [file], restored.env)).toMatchObject({ code: 0 });
      expect(await runNpmScript('migrate', [], restored.env)).toMatchObject({ code: 0 });
      const { content_versions: _, ...rows } = await rowsOf(client);
      expect(await connected(urlOf(restored), rowsOf)).toMatchObject(rows);
      expect(await connected(urlOf(restored), recordsOf)).toEqual(
        await connected(urlOf(clinic), recordsOf),
      );
    } finally {
      await restored.remove();
    }
  });
});

it('a pre-0.9.0 database is refused in one line, and stays as it is', PATIENCE, async () => {
  await withFormerDatabase(async (former, client) => {
    await client.query(`delete from payload_migrations where name like '%words_of_list_pages'`);
    const { code, said } = await runNpmScript('migrate', [], former.env);
    expect(code).toBe(1);
    expect(said.trim()).toMatch(/^.* pass through the tag v0\.9\.0 first: .*$/);
    expect(await recordsOf(client)).toHaveLength(21);
  });
});
