import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Installation } from '../tests/support/installation.ts';
import { inTemporaryFolder } from './postgres/temporary-postgres.ts';
import { runScript, logProgress, StartError } from './processes/run-script.ts';

/** The versions of Node that clinics run: those with long-term support, and the next one. */
const VERSIONS = ['20', '22', '24', '26'];

/** `npm run check:node -- [versions]`: starts and ends site and studio on each version of Node. */
await runScript(async () => {
  const wanted = process.argv.slice(2);
  const failed: string[] = [];
  for (const version of wanted.length > 0 ? wanted : VERSIONS) {
    await inTemporaryFolder(async (folder) => startOn(nodeOf(version, folder))).catch(
      (error: Error) => {
        logProgress(`Node ${version}: ${error.message}`);
        failed.push(version);
      },
    );
  }
  if (failed.length > 0) throw new StartError(`It does not run on Node ${failed.join(', ')}.`);
});

function nodeOf(version: string, folder: string): string {
  const name = `node-${process.platform}-${process.arch}`;
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', `${name}@${version}`], {
    stdio: 'pipe',
  });
  return path.join(folder, 'node_modules', name, 'bin', 'node');
}

async function startOn(node: string): Promise<void> {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const installation = await Installation.create();
  try {
    const started = installation.start([node, '--import', 'tsx', 'scripts/start.ts']);
    await Promise.race([
      installation.untilSite('ready').then(() => installation.untilStudio()),
      started.exit.then((code) => {
        throw new StartError(`ended with ${code}\n${started.output()}`);
      }),
    ]);
    const home = await installation.page('/de');
    if (!home.includes('<html lang="de"')) throw new StartError('the home page is not there');
    started.kill('SIGTERM');
    await installation.untilAllExited();
    logProgress(`Site and studio come up and end on Node ${version}.`);
  } finally {
    await installation.remove();
  }
}
