import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Answers, STARTER_LANGUAGES } from './answers.ts';

/** Copies the starter's content in the chosen languages, with what is known about the clinic. */
export async function copyContent(from: string, to: string, answers: Answers): Promise<void> {
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

/** pages/fr/approach.md, team/fr.yaml, documents/files/packing-list-fr.pdf */
function isIn(code: string, file: string): boolean {
  const { dir, name } = path.parse(file);
  return dir.split(path.sep).includes(code) || name === code || name.endsWith(`-${code}`);
}

/** Without entries, captions and links of these languages. */
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
