import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkClinic } from '../../cms/src/check-clinic.ts';
import { brand } from '../../starter/brand/brand.ts';
import { StartError } from '../processes/run-script.ts';
import { STARTER_LANGUAGES, type Answers } from './answers.ts';
import { clinicFile, clinicValues, wordsFile } from './clinic-files.ts';

/** Puts a clinic made from the starter in the place of `clinic`, which is a link or a folder. */
export async function makeClinic(answers: Answers): Promise<void> {
  if (/["\\{}]/.test(answers.name)) {
    throw new StartError('The name must do without quotation marks, backslashes and braces.');
  }
  // The new folder is filled first, so that the present one is not lost if something goes wrong.
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
  // The typefaces are the demo's, so that the repository has them only once.
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

async function copyContent(from: string, to: string, answers: Answers): Promise<void> {
  const others = STARTER_LANGUAGES.filter((code) => !answers.languages.includes(code));
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const file = path.relative(from, source);
    if (others.some((code) => isIn(code, file))) continue;
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    if (/\.(?:md|yaml)$/.test(file)) {
      const text = withoutLanguages(await readFile(source, 'utf8'), others);
      await writeFile(target, fillIn(text, answers, file));
    } else await cp(source, target);
  }
}

/** Of a language are pages/fr/approach.md, team/fr.yaml, documents/files/packing-list-fr.pdf. */
function isIn(code: string, file: string): boolean {
  const { dir, name } = path.parse(file);
  return dir.split(path.sep).includes(code) || name === code || name.endsWith(`-${code}`);
}

/** A text of the starter without its entries, captions and links in these languages. */
function withoutLanguages(text: string, codes: readonly string[]): string {
  if (codes.length === 0) return text;
  const any = `(?:${codes.join('|')})`;
  return text
    .split(/^(?=- )/m)
    .filter((entry) => !new RegExp(`^ {2}lang: ${any}$`, 'm').test(entry))
    .join('')
    .replaceAll(new RegExp(`^ {8}${any}: ".*"\\n`, 'gm'), '')
    .replaceAll(/^( +\w+: \[)(.*)\]$/gm, (_, start: string, list: string) => {
      const keys = list.split(', ').filter((key) => !new RegExp(`-${any}$`).test(key));
      return `${start}${keys.join(', ')}]`;
    });
}

function fillIn(text: string, { name, slug, country, languages }: Answers, file: string): string {
  const parts = file.replace(/\.yaml$/, '').split(path.sep);
  const language = languages.find((code) => parts.includes(code));
  return text
    .replaceAll('{clinic}', () => name)
    .replaceAll('{email}', `info@${slug}.example`)
    .replaceAll(
      '{country}',
      () => new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country,
    );
}
