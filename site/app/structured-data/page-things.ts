import type { Seo } from '../pages/seo.ts';
import { parentCrumbs, type Crumb } from '../routing/breadcrumbs.ts';
import { matchPage } from '../routing/match-page.ts';
import type { ShellData } from '../shell/shell-data.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { clinicThing } from './clinic.ts';
import { faqPage } from './faq-page.ts';
import type { Thing } from './json-ld.ts';

/** What a page may carry that says something of its place and its kind. */
export type DescribedPage = {
  seo: Seo;
  title?: string;
  parents?: readonly Crumb[];
  faq?: readonly { question: string; answer: string }[];
};

const ABOUT_THE_CLINIC: ReadonlySet<string> = new Set(['home', 'contact']);

/** What every page tells machines, by its address and its data; a page may add more. */
export function pageThings(page: DescribedPage, pathname: string, shell: ShellData): Thing[] {
  const { clinic, siteUrl } = shell;
  const things: Thing[] = [];
  const id = matchPage(pathname)?.id;
  if (clinic && id && ABOUT_THE_CLINIC.has(id)) things.push(clinicThing(clinic, siteUrl));
  const parents = page.parents ?? parentCrumbs(pathname);
  if (parents.length > 0) {
    const self = { title: page.title ?? page.seo.title, href: page.seo.canonical };
    things.push(breadcrumbList([...parents, self], siteUrl));
  }
  if (page.faq && page.faq.length > 0) things.push(faqPage(page.faq));
  return things;
}
