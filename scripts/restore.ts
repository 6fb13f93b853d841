import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/restore-backup.ts';
import { readStartSettings } from './settings/env.ts';
import { runScript, logProgress, StartError } from './processes/run-script.ts';

await runScript(async (signal) => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new StartError('Say which backup: npm run restore -- file.tar.gz');
  const options = { isForced: values.force, signal };
  const { made } = await restoreBackup(file, readStartSettings(), options);
  logProgress(`Restored the backup of ${made}.`);
}, 'npm run restore -- file [--force]: restores a backup into an empty database.');
