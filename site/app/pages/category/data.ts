import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import type { PageRequest } from '#app/page/page.ts';
import { homeCrumb } from '#app/routing/breadcrumbs.ts';
import { categoryHref } from '#app/routing/category-href.ts';
import { findBySlug } from '#app/routing/entry-href.ts';
import { freePages, shownCategories } from '#app/routing/sections.ts';
import { addressedSeo } from '#app/seo/entry-seo.ts';
import { toPictureView } from '#app/ui/picture-view.ts';
import type { Entry } from '#content/models/entry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';

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
    language: writtenLocales(category).includes(locale) ? locale : DEFAULT_LOCALE,
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
