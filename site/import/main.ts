import { parseArgs } from 'node:util';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@clinic/cms/database';
import { safeError } from '@clinic/cms/logging/safe-error';
import { httpUrl } from '@clinic/cms/settings/settings';
import { z } from 'zod';
import { Names } from '#content/sources/cockpit/names.ts';
import { RemoteError } from '#content/remote-error.ts';
import { CockpitHost } from './cockpit-host.ts';
import { env } from './env.ts';
import { runImport } from './run-import.ts';
import type { ImportedGlobals } from './import-globals.ts';

const memorySchema = z.record(z.string(), z.object({ given: z.string(), updatedAt: z.string() }));

/** What the last import made of singletons; empty before the first one. */
async function readMemory(file: string): Promise<ImportedGlobals> {
  try {
    return memorySchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/** The process behind `npm run import`; scripts/import.ts provides its database and settings. */
const { DATA_DIR, CONTENT_API_TOKEN: token } = env;
const memoryFile = path.join(DATA_DIR, 'import.json');
const { values: flags, positionals } = parseArgs({
  options: { names: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [address = ''] = positionals;
const host = new CockpitHost({ host: httpUrl.parse(address), ...(token && { token }) });
const payload = await openDatabase((error) => console.error(JSON.stringify(safeError(error))));
try {
  const { report, memory } = await runImport({
    payload,
    host,
    overwrites: flags.overwrite,
    ...(flags.names && { names: Names.read(flags.names) }),
    memory: await readMemory(memoryFile),
    log: (line) => console.log(line),
  });
  await writeFile(memoryFile, `${JSON.stringify(memory, null, 2)}\n`);
  console.log(`\n${report.lines().join('\n')}`);
} catch (error) {
  if (!(error instanceof RemoteError)) throw error;
  console.error(`Nothing was imported. ${error.message}`);
  process.exitCode = 1;
}
await payload.destroy();
// Payload's timers would keep the process alive.
process.exit();
