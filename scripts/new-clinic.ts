import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, symlinkSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import {
  type Answers,
  askAnswers,
  type Given,
  readArguments,
  STARTER_LANGUAGES,
} from './new-clinic/answers.ts';
import { runScript, StartError } from './processes/run-script.ts';

const NEXT = `
Next:
1. clinic/clinic.ts: telephone, sender of mails, pages that you do without
2. clinic/brand/: logo, icon and colours; npm run build names what is unfit
3. npm start, with DATA_DIR=… if ./data has the content of another clinic
4. fill the gaps, written as [[…]], in the studio or in clinic/content before the first start
5. git add clinic && git commit
docs/second-clinic.md has the rest.`;

/** `npm run new-clinic -- montalba`: a clinic of your own in clinic/, made from starter/. */
await runScript(async (signal) => {
  const given = readArguments(process.argv.slice(2));
  assertReplaceable();
  // make-clinic.ts loads parts of the product, which need a folder `clinic`.
  if (!existsSync('clinic')) symlinkSync('demo', 'clinic');
  const { makeClinic } = await import('./new-clinic/make-clinic.ts');
  const answers = given.values.yes
    ? await askAnswers(given, async (_, proposed) => proposed)
    : await answersTyped(given, signal);
  await makeClinic(answers);
  sayWhatFollows(answers);
});

async function answersTyped(given: Given, signal: AbortSignal): Promise<Answers> {
  if (!process.stdin.isTTY) {
    throw new StartError('There is no terminal to ask in: give the answers as flags, with --yes.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = (question: string) => terminal.question(question, { signal });
  try {
    const answers = await askAnswers(
      given,
      async (question, proposed) => (await ask(`${question} [${proposed}]: `)) || proposed,
    );
    const isLink = lstatSync('clinic', { throwIfNoEntry: false })?.isSymbolicLink();
    const present = isLink ? 'clinic, the link to the demo,' : 'the folder clinic/';
    const sure = await ask(`Replace ${present} by ${answers.name}? [y/N] `);
    if (!/^y(?:es)?$/i.test(sure.trim())) throw new StartError('Nothing was changed.');
    return answers;
  } finally {
    terminal.close();
  }
}

/** Refuses to replace a folder `clinic` with anything in it that is not committed. */
function assertReplaceable(): void {
  // A link to the demo can always be replaced, and so can nothing at all.
  if (!lstatSync('clinic', { throwIfNoEntry: false })?.isDirectory()) return;
  const looks = ['status', '--porcelain', '--ignored', '--', 'clinic'];
  const { status, stdout } = spawnSync('git', looks, { encoding: 'utf8' });
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
  console.log(`clinic/ is ${name} now.`);
  for (const code of untranslated) {
    console.log(
      `There is no content in ${code}: until you write it, its pages show that of ${defaultLanguage}.`,
    );
  }
  for (const code of wordless) {
    console.log(
      `Buttons, forms and mails in ${code} are English until you write clinic/words/${code}/ (docs/translation.md).`,
    );
  }
  console.log(NEXT);
}
