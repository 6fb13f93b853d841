import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasPage } from '@clinic/cms/clinic-config/page-set';
import { STUDIO_LANGUAGES, type StudioLanguage } from '@clinic/cms/studio-words/studio-languages';
import { Marked } from 'marked';

/** In the repository the pictures are beside the studio; here it serves them itself. */
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

/** Lines that end with the id of a page, as a comment, are about that page alone. */
const ABOUT_PAGE = /<!-- (\S+) -->$/;

const isOfUse = (line: string) => hasPage(ABOUT_PAGE.exec(line)?.[1] ?? '');

export async function readGuide(language: StudioLanguage): Promise<string> {
  // Every command runs in the folder of the repository.
  const text = await readFile(path.resolve('docs', fileOf(language)), 'utf8');
  return guide.parse(text.split('\n').filter(isOfUse).join('\n'));
}
