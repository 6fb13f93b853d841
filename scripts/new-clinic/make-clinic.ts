import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkClinic } from '../../cms/src/check-clinic.ts';
import { brand } from '../../starter/brand/brand.ts';
import { StartError } from '../processes/run-script.ts';
import type { Answers } from './answers.ts';
import { clinicFile, clinicValues, wordsFile } from './clinic-files.ts';
import { copyContent } from './copy-content.ts';

/** Puts a clinic made from the starter in the place of `clinic`, which is a link or a folder. */
export async function makeClinic(answers: Answers): Promise<void> {
  if (/["\\{}]/.test(answers.name)) {
    throw new StartError('The name must do without quotation marks, backslashes and braces.');
  }
  // Made beside it, so that nothing is gone if something goes wrong.
  const folder = `clinic.new-${process.pid}`;
  try {
    await fillFolder(folder, answers);
    await rm('clinic', { recursive: true, force: true });
    await rename(folder, 'clinic');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillFolder(folder: string, answers: Answers): Promise<void> {
  const values = clinicValues(answers);
  await cp('starter/brand', path.join(folder, 'brand'), { recursive: true });
  // The same typefaces as the demo's; the repository has them once.
  for (const name of ['fonts', 'fonts.css']) {
    await cp(`demo/brand/${name}`, path.join(folder, 'brand', name), { recursive: true });
  }
  const problems = checkClinic(values, brand, folder);
  if (problems.length > 0) throw new StartError(problems.join('\n'));

  const source = await readFile('starter/clinic.ts', 'utf8');
  await writeFile(path.join(folder, 'clinic.ts'), await clinicFile(source, values));
  const words = path.join(folder, 'words');
  await mkdir(words);
  for (const code of answers.languages.filter((one) => existsSync(`starter/words/${one}`))) {
    await cp(`starter/words/${code}`, path.join(words, code), { recursive: true });
  }
  await writeFile(path.join(folder, 'words.ts'), await wordsFile(words, answers.languages));
  await copyContent('starter/content', path.join(folder, 'content'), answers);
}
