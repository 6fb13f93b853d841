import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, symlinkSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import {
  type Answers,
  askAnswers,
  readArguments,
  STARTER_LANGUAGES,
} from './new-clinic/answers.ts';
import { runScript, StartError } from './processes/run-script.ts';

/** `npm run new-clinic -- montalba`: a clinic of your own in clinic/, made from starter/. */
async function newClinic(signal: AbortSignal): Promise<void> {
  const given = readArguments(process.argv.slice(2));
  assertReplaceable();
  // The check of a clinic is part of the product, which does not load without one.
  if (!existsSync('clinic')) symlinkSync('demo', 'clinic');
  const { makeClinic } = await import('./new-clinic/make-clinic.ts');
  if (given.values.yes) {
    const answers = await askAnswers(given, async (_, proposed) => proposed);
    await makeClinic(answers);
    sayWhatFollows(answers);
    return;
  }
  if (!process.stdin.isTTY) {
    throw new StartError('There is no terminal to ask in: give the answers as flags, with --yes.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answers = await askAnswers(
      given,
      async (question, proposed) =>
        (await terminal.question(`${question} [${proposed}]: `, { signal })) || proposed,
    );
    const present = isLink() ? 'clinic, the link to the demo,' : 'the folder clinic/';
    const sure = await terminal.question(`Replace ${present} by ${answers.name}? [y/N] `, {
      signal,
    });
    if (!/^y(?:es)?$/i.test(sure.trim())) throw new StartError('Nothing was changed.');
    await makeClinic(answers);
    sayWhatFollows(answers);
  } finally {
    terminal.close();
  }
}

function isLink(): boolean {
  return lstatSync('clinic', { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Refuses to replace a folder `clinic` of which something is nowhere else. */
function assertReplaceable(): void {
  // The link to the demo, or no clinic at all.
  if (!lstatSync('clinic', { throwIfNoEntry: false })?.isDirectory()) return;
  const { status, stdout } = spawnSync(
    'git',
    ['status', '--porcelain', '--ignored', '--', 'clinic'],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    throw new StartError(
      'clinic/ is a folder, and no git keeps it: move it elsewhere first, then run this again.',
    );
  }
  if (stdout.trim() === '') return;
  throw new StartError(
    `clinic/ has changes that are not committed:\n${stdout.trimEnd()}\nCommit or remove them first, then run this again.`,
  );
}

function sayWhatFollows({ name, languages, defaultLanguage }: Answers): void {
  const untranslated = languages.filter((code) => !STARTER_LANGUAGES.includes(code));
  const wordless = languages.filter(
    (code) =>
      ![`site/app/messages/${code}.json`, `clinic/words/${code}/site.json`].some(existsSync),
  );
  const lines = [
    `clinic/ is ${name} now.`,
    ...untranslated.map(
      (code) =>
        `There is no content in ${code}: until you write it, its pages show that of ${defaultLanguage}.`,
    ),
    ...wordless.map(
      (code) =>
        `Buttons, forms and mails in ${code} are English until you write clinic/words/${code}/ (docs/translation.md).`,
    ),
    '',
    'Next:',
    '1. clinic/clinic.ts: telephone, sender of mails, pages that you do without',
    '2. clinic/brand/: logo, icon and colours; npm run build names what is unfit',
    '3. npm start, with DATA_DIR=… if ./data has the content of another clinic',
    '4. fill the gaps, written as [[…]], in the studio or in clinic/content before the first start',
    '5. git add clinic && git commit',
    'docs/second-clinic.md has the rest.',
  ];
  console.log(lines.join('\n'));
}

await runScript(newClinic);
