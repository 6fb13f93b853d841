import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_FOLDERS } from '../../cms/src/files/file-key.ts';
import type { StartSettings } from '../settings/env.ts';
import { StartError } from '../processes/run-script.ts';
import { whileConnected } from '../postgres/connect.ts';
import { listFiles } from './files.ts';
import { SPOOL_FOLDER, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { sumTables } from './table-sums.ts';

/** The table whose rows a restore changes, so that sites notice it. */
const CHANGED_BY_RESTORE = 'content_versions';

type Options = {
  settings: StartSettings;
  databaseUrl: string;
  /** `content` has the files that went into the archive; they are restored into `scratch`. */
  content: string;
  scratch: string;
  signal: AbortSignal;
};

/** Restores an archive for a test and compares it with its origin. Throws at a difference. */
export async function verifyBackup(file: string, options: Options) {
  const { settings, databaseUrl, content, scratch, signal } = options;
  const url = new URL(databaseUrl);
  const name = `${url.pathname.slice(1)}_verify`;
  url.pathname = `/${name}`;
  await onServer(databaseUrl, ['drop database if exists', 'create database'], name);
  try {
    const restored = {
      ...settings,
      ...{ DATABASE_URL: url.href, DATA_DIR: scratch },
      // Files go into the scratch folder: a test must not touch the bucket.
      S3_BUCKET: undefined,
    };
    const manifest = await restoreBackup(file, restored, { isForced: false, signal });
    const rows = await compareRows(url.href, manifest, signal);
    return { rows, files: await compareFiles(content, scratch) };
  } finally {
    await onServer(databaseUrl, ['drop database if exists'], name);
  }
}

/** Creates or drops the scratch database. Its name is fixed: the next run replaces a leftover. */
async function onServer(databaseUrl: string, commands: string[], name: string): Promise<void> {
  await whileConnected(databaseUrl, new AbortController().signal, async (client) => {
    try {
      for (const command of commands) {
        await client.query(`${command} ${client.escapeIdentifier(name)}`);
      }
    } catch (error) {
      const { message } = error as Error;
      throw new StartError(`The scratch database ${name} cannot be used: ${message}.`);
    }
  });
}

/** Throws at the first table whose rows differ from the manifest; returns the number of rows. */
export async function compareRows(url: string, manifest: Manifest, signal: AbortSignal) {
  const { tables, sums } = manifest;
  const restored = await whileConnected(url, signal, (client) => sumTables(client, tables));
  let total = 0;
  for (const table of tables.filter((one) => one !== CHANGED_BY_RESTORE)) {
    const [before, after] = [sums?.[table], restored[table]];
    if (before?.rows !== after?.rows) {
      throw different(`${table} has ${after?.rows} of ${before?.rows} rows`);
    }
    if (before?.sum !== after?.sum) throw different(`rows of ${table} were altered`);
    total += after?.rows ?? 0;
  }
  return total;
}

async function compareFiles(before: string, after: string): Promise<number> {
  let total = 0;
  for (const folder of [SPOOL_FOLDER, ...FILE_FOLDERS]) {
    for (const name of await listFiles(path.join(before, folder))) {
      const relative = path.join(folder, name);
      const [one, other] = await Promise.all(
        [before, after].map((root) => readFile(path.join(root, relative)).catch(() => undefined)),
      );
      if (!one || !other?.equals(one)) throw different(`${relative} is missing or was altered`);
      total += 1;
    }
  }
  return total;
}

function different(what: string): StartError {
  return new StartError(`The backup does not restore to what it was made of: ${what}.`);
}
