import { useTranslations } from 'use-intl';
import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { Breadcrumbs, PageTitle } from '#app/entries/page-title.tsx';
import { Faq } from '#app/entries/faq.tsx';
import { TeaserGrid } from '#app/entries/teaser-card.tsx';
import { definePage, type PageRequest } from '#app/page/page.ts';
import { RichText } from '#app/rich/rich-text.tsx';
import { usePageData } from '#app/shell/page-context.ts';
import { homeCrumb } from '#app/routing/breadcrumbs.ts';
import { categoryHref } from '#app/routing/href.ts';
import { findBySlug } from '#app/routing/entry-href.ts';
import { freePages, shownCategories } from '#app/routing/text-pages.ts';
import { addressedSeo } from '#app/seo/entry-seo.ts';
import { toPictureView } from '#app/ui/picture.tsx';
import type { Entry } from '#content/models/entry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';
import { Article } from '#app/entries/article.tsx';
import { articleBody } from '#app/entries/article-data.ts';

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

function Category() {
  const t = useTranslations('article');
  const page = usePageData<typeof categoryData>();
  const lang = page.language === page.locale ? undefined : page.language;
  return (
    <div lang={lang} className="page-width pt-12 lg:pt-20">
      <Breadcrumbs parents={page.parents} title={page.title} />
      <PageTitle {...page} intro={page.excerpt} />
      <div className="mt-8">
        <RichText html={page.html} />
        <Faq questions={page.faq} title={t('faq')} />
      </div>
      <TeaserGrid teasers={page.teasers} />
    </div>
  );
}

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

function CategoryItem() {
  return <Article article={usePageData<typeof categoryItemData>()} />;
}

export const categoryItemPage = definePage({ data: categoryItemData, View: CategoryItem });

export const categoryPage = definePage({ data: categoryData, View: Category });
