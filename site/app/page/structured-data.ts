import { parentCrumbs, type Crumb } from '#app/routing/breadcrumbs.ts';
import { type Seo, seoTags } from '#app/seo/seo.ts';
import type { ShellData } from '#app/shell/shell-data/shell-data.ts';
import {
  breadcrumbList,
  faqPage,
  type Thing,
  jsonLd,
  type JsonLdContext,
} from '#app/structured-data/json-ld.ts';
import type { Page } from './page.ts';

export type DescribedPage = {
  seo: Seo;
  title?: string;
  language?: JsonLdContext['language'];
  parents?: readonly Crumb[];
  faq?: readonly { question: string; answer: string }[];
};

export function pageThings(
  page: Page,
  data: DescribedPage,
  pathname: string,
  shell: ShellData,
): Thing[] {
  const things: Thing[] = [];
  const parents = data.parents ?? parentCrumbs(pathname, shell.titleOf);
  if (parents.length > 0) {
    const self = { title: data.title ?? data.seo.title, href: data.seo.canonical };
    things.push(breadcrumbList([...parents, self], shell.siteUrl));
  }
  if (data.faq && data.faq.length > 0) things.push(faqPage(data.faq));
  return [...things, ...thingsOf(page, data, shell)];
}

function thingsOf(page: Page, data: DescribedPage, shell: ShellData): Thing[] {
  const { clinic, siteUrl, hosts, landscape, locale } = shell;
  if (!clinic || !page.structuredData) return [];
  const context: JsonLdContext = {
    clinic,
    siteUrl,
    landscape,
    path: data.seo.canonical,
    language: data.language ?? locale,
    videoHost: hosts.video,
  };
  return page.structuredData(data, context).flatMap((thing) => thing ?? []);
}

export function headTags(page: Page, data: DescribedPage, pathname: string, shell: ShellData) {
  const { siteUrl: url, locale, clinic, landscape } = shell;
  return {
    tags: seoTags(data.seo, { url, locale, landscape, name: clinic?.name ?? '' }),
    things: pageThings(page, data, pathname, shell).map(jsonLd),
  };
}
export type HeadTags = ReturnType<typeof headTags>;
