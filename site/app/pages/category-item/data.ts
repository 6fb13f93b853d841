import { articleBody } from '#app/entries/article-data.ts';
import type { PageRequest } from '#app/page/page.ts';
import { homeCrumb } from '#app/routing/breadcrumbs.ts';
import { categoryHref } from '#app/routing/category-href.ts';
import { findBySlug } from '#app/routing/entry-href.ts';
import { shownCategories } from '#app/routing/sections.ts';
import { addressedSeo } from '#app/seo/entry-seo.ts';
import type { Entry } from '#content/models/entry.ts';
import { inLocale } from '#content/values/in-locale.ts';

export function categoryItemData(request: PageRequest) {
  const { snapshot, locale, params } = request;
  const category = findBySlug(shownCategories(snapshot.items), locale, params.category);
  if (!category) return undefined;
  const items = snapshot.items.category_items.filter((item) => item.category === category._id);
  const item: Entry | undefined = findBySlug(items, locale, params.slug);
  if (!item) return undefined;
  const above = inLocale(category.slug, locale) ?? '';
  return {
    seo: addressedSeo(item, locale, (other) =>
      categoryHref(other, inLocale(category.slug, other) ?? '', inLocale(item.slug, other) ?? ''),
    ),
    ...articleBody(item, locale),
    parents: [
      homeCrumb(locale),
      { title: inLocale(category.title, locale) ?? '', href: categoryHref(locale, above) },
    ],
  };
}
