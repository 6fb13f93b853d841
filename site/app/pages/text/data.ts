import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { withContents } from '#app/entries/contents.ts';
import type { PageRequest } from '#app/page/page.ts';
import { findTextPage, type TextPageId } from '#app/routing/text-pages.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { toPictureView } from '#app/ui/picture-view.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';
import { unwrittenPage } from './unwritten-page.ts';

export function textPageData(id: TextPageId) {
  return ({ snapshot, locale }: PageRequest) => {
    const { pages } = snapshot.items;
    const page = findTextPage(pages, id);
    if (!page) return unwrittenPage(id, snapshot, locale);
    const written = writtenLocales(page);
    const language = written.includes(locale) ? locale : DEFAULT_LOCALE;
    const seo = pageSeo(id, language, {
      title: inLocale(page.seo_title, locale) ?? inLocale(page.title, locale) ?? '',
      description: inLocale(page.seo_description, locale) ?? inLocale(page.excerpt, locale) ?? '',
      image: landscapeOf(page.seo_image ?? page.image),
    });
    const alternates = Object.fromEntries(
      Object.entries(seo.alternates).filter(([other]) => written.some((one) => one === other)),
    );
    return {
      seo: { ...seo, alternates },
      locale,
      language,
      title: inLocale(page.title, locale) ?? '',
      excerpt: inLocale(page.excerpt, locale),
      picture: toPictureView(page.image, locale),
      ...withContents(inLocale(page.content, locale) ?? '', page.content[DEFAULT_LOCALE]),
      facts: inLocale(page.facts, locale) ?? [],
      faq: inLocale(page.faq, locale) ?? [],
    };
  };
}
