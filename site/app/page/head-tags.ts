import { seoTags, type HeadTag } from '#app/seo/seo.ts';
import type { ShellData } from '#app/shell/shell-data/shell-data.ts';
import { jsonLd, type JsonLd } from '#app/structured-data/json-ld.ts';
import type { Page } from './page.ts';
import { pageThings, type DescribedPage } from './structured-data.ts';

export type HeadTags = { tags: HeadTag[]; things: JsonLd[] };

/** The head of a page from its own data and the shell's. */
export function headTags(
  page: Page,
  data: DescribedPage,
  pathname: string,
  shell: ShellData,
): HeadTags {
  const { siteUrl: url, locale, clinic, landscape } = shell;
  return {
    tags: seoTags(data.seo, { url, locale, landscape, name: clinic?.name ?? '' }),
    things: pageThings(page, data, pathname, shell).map(jsonLd),
  };
}
