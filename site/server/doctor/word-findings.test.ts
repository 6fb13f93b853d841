import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { expect, it } from 'vitest';
import { PAGE_IDS } from '#app/routing/table.ts';
import { wordFindings } from './word-findings.ts';

it('is ok for the languages of the product', () => {
  expect(wordFindings(['en', 'de', 'it'])).toMatchObject([{ state: 'ok' }]);
});

it('says of which part how many words are English, and which pages have an English address', () => {
  const [words, paths, ...others] = wordFindings([...LOCALES, 'fi']);
  expect(others).toEqual([]);
  expect(words).toMatchObject({
    name: 'fi words',
    state: 'look',
    says: expect.stringMatching(
      /^words .*: (\d{3,}) of \1 of site, (\d+) of \2 of mails, (\d+) of \3 of forms$/,
    ) as string,
    todo: expect.stringContaining('clinic/words/fi/') as string,
  });
  expect(words?.list).toContainEqual(expect.stringMatching(/^site: errors \(\d+ words\)$/));
  expect(paths).toMatchObject({
    name: 'fi paths',
    says: `${PAGE_IDS.length - 1} pages have an English address`,
    todo: expect.stringContaining('paths.fi') as string,
  });
  expect(paths?.list).toContain('approach: approach');
});
