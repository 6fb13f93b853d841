import { parseArgs } from 'node:util';
import { openDatabase } from '@clinic/cms/database';
import { safeError } from '@clinic/cms/logging/safe-error';
import { httpUrl } from '@clinic/cms/settings/settings';
import { Names } from '#content/sources/cockpit/names.ts';
import { RemoteError } from '#content/remote-error.ts';
import { CockpitHost } from './cockpit-host.ts';
import { env } from './env.ts';
import { readImportState, writeImportState } from './import-state.ts';
import { runImport } from './run-import.ts';

/** The process behind `npm run import`; scripts/import.ts provides its database and settings. */
const { DATA_DIR, CONTENT_API_TOKEN: token } = env;
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
    memory: await readImportState(DATA_DIR),
    log: (line) => console.log(line),
  });
  await writeImportState(DATA_DIR, memory);
  console.log(`\n${report.lines().join('\n')}`);
} catch (error) {
  if (!(error instanceof RemoteError)) throw error;
  console.error(`Nothing was imported. ${error.message}`);
  process.exitCode = 1;
}
await payload.destroy();
// Payload's timers would keep the process alive.
process.exit();
