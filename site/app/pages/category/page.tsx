import { useTranslations } from 'use-intl';
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
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';
import { Article } from '#app/entries/article.tsx';
import { articleBody } from '#app/entries/article-data.ts';

function itemsOf({ items }: Snapshot, category: Entry) {
  return items.category_items.filter((item) => item.category === category._id);
}

export function categoryData({ snapshot, locale, params }: PageRequest) {
  const category: Entry | undefined =
    findBySlug(shownCategories(snapshot.items), locale, params.category) ??
    findBySlug(freePages(snapshot.items), locale, params.category);
  if (!category) return undefined;
  const slug = inLocale(category.slug, locale) ?? '';
  return {
    seo: addressedSeo(category, locale, (other) =>
      categoryHref(other, inLocale(category.slug, other) ?? ''),
    ),
    ...articleBody(category, locale),
    // Without the anchors of `articleBody`, because the page has no table of contents.
    html: inLocale(category.content, locale) ?? '',
    parents: [homeCrumb(locale)],
    teasers: writtenIn(itemsOf(snapshot, category), locale).map((item) => ({
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

export function categoryItemData({ snapshot, locale, params }: PageRequest) {
  const category = findBySlug(shownCategories(snapshot.items), locale, params.category);
  if (!category) return undefined;
  const item: Entry | undefined = findBySlug(itemsOf(snapshot, category), locale, params.slug);
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
