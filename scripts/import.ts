import { parseArgs } from 'node:util';
import { builtScript } from './building/build.ts';
import { exitCodeOf, startChild } from './processes/child.ts';
import { prepareDatabase, withDatabase } from './postgres/database.ts';
import { childEnvironment, readStartSettings } from './settings/env.ts';
import { runScript, StartError } from './processes/run-script.ts';

const USAGE =
  'Name the host: npm run import -- https://cms.example.org [--token …] [--names file] [--overwrite]';

await runScript(async (signal) => {
  const { values, positionals } = parseArgs({
    options: {
      token: { type: 'string' },
      names: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [host = ''] = positionals;
  if (!/^https?:\/\//.test(host) || !URL.canParse(host)) throw new StartError(USAGE);
  const settings = readStartSettings();
  const token = values.token ?? settings.CONTENT_API_TOKEN;
  const names = values.names ?? settings.CONTENT_NAMES_FILE;
  await withDatabase(settings, async (url) => {
    const env = {
      ...childEnvironment(settings, url),
      // The host fills an empty database, so none of our content is put into it first.
      SEED: 'nothing',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      ...(token && { CONTENT_API_TOKEN: token }),
    };
    await prepareDatabase(env, signal);
    const flags = [
      ...(values.overwrite ? ['--overwrite'] : []),
      ...(names ? ['--names', names] : []),
    ];
    const child = startChild([...(await builtScript('import')), host, ...flags], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      signal,
    });
    if ((await exitCodeOf(child)) !== 0) throw new StartError('The import has failed.');
  });
}, USAGE);
