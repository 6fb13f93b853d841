import { entriesOf } from '#app/routing/entry-address.ts';
import { matchPage, matchSections } from '#app/routing/match-page.ts';
import { freePages, shownCategories } from '#app/routing/text-pages.ts';
import { routeOptionsOf } from '#app/routing/table.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { decoded } from '#content/values/decoded-address.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { movedTo } from '#server/routes/redirects/moved-addresses.ts';

/** Files, feeds and the API: they are no pages, so whether they exist is not known here. */
const NO_PAGE = /^\/(?:storage|api)\/|\.\w{2,5}$/;

export function isLivePath(snapshot: Snapshot, pathname: string): boolean {
  if (NO_PAGE.test(pathname) || isPage(snapshot, pathname)) return true;
  const moved = movedTo(snapshot, pathname, '');
  return moved !== undefined && isPage(snapshot, moved.to.replace(/[?#].*$/, ''));
}

function isPage(snapshot: Snapshot, pathname: string): boolean {
  const { items } = snapshot;
  const match = matchPage(pathname);
  if (!match) return isSection(snapshot, pathname);
  const { slug, id } = match.params;
  if (id !== undefined) return items.videos.some((video) => video.youtube_id === decoded(id));
  const { collection } = routeOptionsOf(match.id);
  if (slug === undefined || !collection) return true;
  return entriesOf(items, collection).some(
    (entry) => inLocale(entry.slug, match.locale) === decoded(slug),
  );
}

function isSection({ items }: Snapshot, pathname: string): boolean {
  return matchSections(pathname).some(({ page, locale, params }) => {
    const has = (slug: string | undefined) => (one: { slug?: Parameters<typeof inLocale>[0] }) =>
      inLocale(one.slug, locale) === slug;
    const category = shownCategories(items).find(has(params.category));
    if (page === 'category')
      return Boolean(category) || freePages(items).some(has(params.category));
    return items.category_items.some(
      (item) => item.category === category?._id && has(params.slug)(item),
    );
  });
}
