import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@alpsera/cms/locales';
import { Marked } from 'marked';

/** In the repository the pictures are beside the studio; here it serves them itself. */
const PICTURES = '../studio/public';

const fileOf = (locale: Locale) =>
  locale === DEFAULT_LOCALE ? 'editors.md' : `editors.${locale}.md`;

const guide = new Marked({
  walkTokens(token) {
    if (token.type === 'image') token.href = token.href.replace(PICTURES, '');
    if (token.type !== 'link') return;
    const language = LOCALES.find((locale) => fileOf(locale) === token.href);
    if (language) token.href = `?language=${language}`;
  },
});

/** The guide for editors as HTML; links to its other languages stay in the studio. */
export async function readGuide(locale: Locale): Promise<string> {
  // Every command runs in the folder of the repository.
  return guide.parse(await readFile(path.resolve('docs', fileOf(locale)), 'utf8'));
}
