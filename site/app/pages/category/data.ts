import type { Entry } from '../../../server/content/models/entry.ts';
import { inLocale } from '../../../server/content/in-locale.ts';
import type { Items } from '../../../server/content/models/registry.ts';
import { findBySlug } from '../../entries/entry-href.ts';
import { addressedSeo, writtenLocales } from '../../entries/entry-seo.ts';
import { toPictureView } from '../../entries/picture-view.ts';
import { homeCrumb } from '../../routing/breadcrumbs.ts';
import { categoryHref } from '../../routing/category-href.ts';
import type { PageRequest } from '../page-data.ts';
import { textPageIdOf } from '../text/data.ts';

type Category = Items['categories'][number];

/** Categories with an address: those that only sort entries of another host have none. */
export function shownCategories(items: Items): Category[] {
  return items.categories.filter((category) => writtenLocales(category).length > 0);
}

/** Pages of text that are no row of the table stand at their own slug, as categories do. */
export function freePages(items: Items): Items['pages'][number][] {
  return items.pages.filter((page) => textPageIdOf(page) === undefined);
}

export function categoryData(request: PageRequest) {
  const { snapshot, locale, params } = request;
  const category: Entry | undefined =
    findBySlug(shownCategories(snapshot.items), locale, params.category) ??
    findBySlug(freePages(snapshot.items), locale, params.category);
  if (!category) return undefined;
  const slug = inLocale(category.slug, locale) ?? '';
  return {
    seo: addressedSeo(category, locale, (other) =>
      categoryHref(other, inLocale(category.slug, other) ?? ''),
    ),
    locale,
    language: writtenLocales(category).includes(locale) ? locale : ('en' as const),
    title: inLocale(category.title, locale) ?? '',
    excerpt: inLocale(category.excerpt, locale),
    html: inLocale(category.content, locale) ?? '',
    faq: inLocale(category.faq, locale) ?? [],
    parents: [homeCrumb(locale)],
    teasers: snapshot.items.category_items
      .filter((item) => item.category === category._id && writtenLocales(item).includes(locale))
      .map((item) => ({
        id: item._id,
        href: categoryHref(locale, slug, inLocale(item.slug, locale)),
        title: inLocale(item.title, locale) ?? '',
        excerpt: inLocale(item.excerpt, locale),
        picture: toPictureView(item.image, locale),
      })),
  };
}
