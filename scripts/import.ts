import { parseArgs } from 'node:util';
import { builtScript } from './building/build.ts';
import { startChild } from './processes/child.ts';
import { prepareDatabase, provideDatabase } from './postgres/database.ts';
import { childEnvironment, readStartSettings } from './settings/env.ts';
import { runScript, StartError } from './processes/run-script.ts';

const USAGE =
  'Name the host: npm run import -- https://cms.example.org [--token …] [--names file] [--overwrite]';

/** `npm run import -- <host>`: a Cockpit host's content and pictures into our own database. */
async function importHost(signal: AbortSignal): Promise<void> {
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
  const database = await provideDatabase(settings);
  try {
    // No content of ours: an empty database is filled by the host.
    const token = values.token ?? settings.CONTENT_API_TOKEN;
    const env = {
      ...childEnvironment(settings, database.url),
      SEED: 'nothing',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      ...(token && { CONTENT_API_TOKEN: token }),
    };
    await prepareDatabase(env, signal);
    const names = values.names ?? settings.CONTENT_NAMES_FILE;
    const flags = [
      ...(values.overwrite ? ['--overwrite'] : []),
      ...(names ? ['--names', names] : []),
    ];
    await run([host, ...flags], env, signal);
  } finally {
    await database.release();
  }
}

async function run(args: string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const child = startChild([...(await builtScript('import')), ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('exit', resolve);
  });
  if (code !== 0) throw new StartError('The import has failed.');
}

await runScript(importHost, USAGE);
