import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { clinic as starter } from '../../starter/clinic.ts';
import type { Answers } from './answers.ts';

type Language = { name: string; tag: string; formats: string };

export function clinicValues({ slug, name, languages, ...answers }: Answers): typeof starter {
  const { paths } = starter;
  return {
    ...starter,
    name,
    languages: Object.fromEntries(
      languages.map((code) => [code, languageOf(code, answers.country)]),
    ) as typeof starter.languages,
    defaultLanguage: answers.defaultLanguage,
    switcher: languages,
    paths: Object.fromEntries(
      Object.entries(paths).filter(([code]) => languages.includes(code)),
    ) as typeof paths,
    countries: [answers.country],
    currency: answers.currency,
    timeZone: answers.timeZone,
    mailFrom: `info@${slug}.example`,
  };
}

function languageOf(code: string, country: string): Language {
  const known: Readonly<Record<string, Language>> = starter.languages;
  return {
    ...(known[code] ?? { name: nameInItself(code), tag: code }),
    formats: `${code}-${country}`,
  };
}

/** The name of a language in itself: Español. The check of the clinic finds an unknown code. */
function nameInItself(code: string): string {
  const isCode = /^[a-z]{2,3}$/.test(code);
  const name = isCode ? (new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '') : code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The starter's clinic.ts with other values; its comments stay. */
export function clinicFile(source: string, values: typeof starter): Promise<string> {
  let text = source;
  for (const [key, value] of Object.entries(values)) {
    const entry = new RegExp(`^  ${key}: (?:\\S.*,|[{[]\\n[\\s\\S]*?^  [\\]}],)$`, 'm');
    if (!entry.test(text)) throw new Error(`starter/clinic.ts has no entry ${key}`);
    text = text.replace(entry, () => `  ${key}: ${JSON.stringify(value)},`);
  }
  return format(text);
}

const PARTS = ['site', 'mails', 'forms'];

/** The content of words.ts for the files that a folder `words` has. */
export function wordsFile(folder: string, languages: readonly string[]): Promise<string> {
  const found = languages.flatMap((code) => {
    const parts = PARTS.filter((part) => existsSync(path.join(folder, code, `${part}.json`)));
    return parts.length > 0 ? [{ code, parts }] : [];
  });
  const imports = found.flatMap(({ code, parts }) =>
    parts.map((part) => `import ${code}_${part} from './words/${code}/${part}.json';`),
  );
  const entries = found.map(
    ({ code, parts }) =>
      `${code}: { ${parts.map((part) => `${part}: ${code}_${part}`).join(', ')} },`,
  );
  const [, comment = ''] = /(\/\*\*[\s\S]*?\*\/)/.exec(readFileSync('demo/words.ts', 'utf8')) ?? [];
  return format(
    `${imports.join('\n')}\n\n${comment}\nexport const words = {\n${entries.join('\n')}\n};`,
  );
}

async function format(text: string): Promise<string> {
  const options = await prettier.resolveConfig(path.resolve('clinic.ts'));
  return prettier.format(text, { ...options, parser: 'typescript' });
}
