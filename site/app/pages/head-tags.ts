import type { ShellData } from '#app/shell/shell-data.ts';
import { jsonLd, type JsonLd } from '#app/structured-data/json-ld.ts';
import { pageThings, type DescribedPage } from './page-things.ts';
import { seoTags, type HeadTag } from '#app/seo/seo.ts';

/** The head of a page from its own data and the shell's. */
export function headTags(
  page: DescribedPage,
  pathname: string,
  shell: ShellData,
): { tags: HeadTag[]; things: JsonLd[] } {
  const { siteUrl: url, locale, clinic, landscape } = shell;
  return {
    tags: seoTags(page.seo, { url, locale, landscape, name: clinic?.name ?? '' }),
    things: pageThings(page, pathname, shell).map(jsonLd),
  };
}
