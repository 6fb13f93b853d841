import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasPage } from '@clinic/cms/clinic-config/page-set';
import { STUDIO_LANGUAGES, type StudioLanguage } from '@clinic/cms/studio-words/studio-languages';
import { Marked } from 'marked';

/** The path of pictures in the repository's documents, which the studio serves from its root. */
const PICTURES = '../studio/public';

const fileOf = (language: StudioLanguage) =>
  language === 'en' ? 'editors.md' : `editors.${language}.md`;

const guide = new Marked({
  walkTokens(token) {
    if (token.type === 'image') token.href = token.href.replace(PICTURES, '');
    if (token.type !== 'link') return;
    const language = STUDIO_LANGUAGES.find((one) => fileOf(one) === token.href);
    if (language) token.href = `?language=${language}`;
  },
});

/** A line of the guide that ends with a comment is about the page of that id alone. */
const ABOUT_PAGE = /<!-- (\S+) -->$/;

const isShown = (line: string) => hasPage(ABOUT_PAGE.exec(line)?.[1] ?? '');

export async function readGuide(language: StudioLanguage): Promise<string> {
  // The path is relative to the repository's root, in which every command runs.
  const text = await readFile(path.resolve('docs', fileOf(language)), 'utf8');
  return guide.parse(text.split('\n').filter(isShown).join('\n'));
}
