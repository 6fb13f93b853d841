import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { exceptions, judgeAdvisories, knownAdvisories } from './advisories/judge-advisories.ts';
import { logProgress, runScript, StartError } from './processes/run-script.ts';

const EXCEPTIONS = 'deploy/advisories.json';
type Lock = { packages: Record<string, { version?: string; dev?: boolean; link?: boolean }> };

/** `npm run check:advisories`: fails for high and critical advisories on run-time packages. */
await runScript(async () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const asked: Record<string, string[]> = {};
  for (const [folder, { version, dev, link }] of Object.entries(packages)) {
    const at = folder.lastIndexOf('node_modules/');
    if (at < 0 || dev || link || !version) continue;
    (asked[folder.slice(at + 'node_modules/'.length)] ??= []).push(version);
  }
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const answer = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  });
  if (!answer.ok) throw new StartError(`The registry does not tell: ${answer.status}.`);
  const known = knownAdvisories.parse(await answer.json());
  const excepted = exceptions.parse(JSON.parse(readFileSync(EXCEPTIONS, 'utf8')));
  const { fails, notes } = judgeAdvisories(known, excepted, new Date());
  for (const text of notes) logProgress(text);
  if (fails.length > 0) throw new StartError(fails.join('\n'));
  logProgress(
    `${Object.keys(asked).length} packages: nothing high or critical that is not excepted.`,
  );
});
