import type { Locale } from '@clinic/cms/clinic-config/locales';
import { messagesOf } from '#app/messages/catalog.ts';
import { href, hrefOfAny } from './href.ts';
import { matchPage } from './match-page.ts';
import { PAGE_IDS, ROUTE_TABLE, type PageId } from './table.ts';

export type Crumb = { title: string; href: string };

export function homeCrumb(locale: Locale): Crumb {
  return { title: messagesOf(locale).breadcrumbs.home, href: href('home', {}, locale) };
}

export type TitleOf = (id: PageId) => string | undefined;

/** The pages above an address, from the home page down; none for the home page itself. */
export function parentCrumbs(pathname: string, titleOf: TitleOf): Crumb[] {
  const match = matchPage(pathname);
  if (!match || match.id === 'home') return [];
  const parents = parentsOf(match.id).flatMap((id) => {
    const title = titleOf(id);
    return title ? [{ title, href: hrefOfAny(id, {}, match.locale) }] : [];
  });
  return [homeCrumb(match.locale), ...parents];
}

export function titleOfPath(pathname: string, titleOf: TitleOf): string | undefined {
  const match = matchPage(pathname);
  return match && titleOf(match.id);
}

export function parentPageOf(pathname: string): PageId | undefined {
  const match = matchPage(pathname);
  return match && parentsOf(match.id).at(-1);
}

/** A row is a parent if its path begins that of the page: `diagnosis` of `diagnosis/:slug`. */
function parentsOf(id: PageId): PageId[] {
  const segments = ROUTE_TABLE[id].paths.en.split('/');
  return segments.slice(1).flatMap((_, index) => {
    const path = segments.slice(0, index + 1).join('/');
    if (path.includes(':')) return [];
    return PAGE_IDS.find((other) => ROUTE_TABLE[other].paths.en === path) ?? [];
  });
}
