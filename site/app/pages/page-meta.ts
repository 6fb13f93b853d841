import type { MetaArgs, MetaDescriptor } from 'react-router';
import type { ShellData } from '../shell/shell-data.ts';
import { jsonLd } from '../structured-data/json-ld.ts';
import { pageThings, type DescribedPage } from '../structured-data/page-things.ts';
import { seoTags } from './seo.ts';

/** The head of a page from its own data and the shell's. Nothing on an error: its page has its own. */
export function pageMeta({ loaderData, location, matches }: MetaArgs): MetaDescriptor[] {
  const page = loaderData as DescribedPage | undefined;
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined;
  if (!page || !shell) return [];
  const { siteUrl: url, locale, clinic, landscape } = shell;
  return [
    ...seoTags(page.seo, { url, locale, landscape, name: clinic?.name ?? '' }),
    ...pageThings(page, location.pathname, shell).map(jsonLd),
  ];
}
