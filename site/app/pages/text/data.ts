import { inLocale } from '../../../server/content/in-locale.ts';
import type { Items } from '../../../server/content/models/registry.ts';
import { withContents } from '../../entries/contents.ts';
import { pageSeo, writtenLocales } from '../../entries/entry-seo.ts';
import { toPictureView } from '../../entries/picture-view.ts';
import type { PageRequest } from '../page-data.ts';
import { landscapeOf } from '../share-picture.ts';

/** Rows of the table whose words are an entry of the collection `pages`. */
const TEXT_PAGES = ['approach', 'contact', 'impressum', 'privacy', 'accessibility'] as const;
export type TextPageId = (typeof TEXT_PAGES)[number];

export function textPageIdOf(page: Items['pages'][number]): TextPageId | undefined {
  return TEXT_PAGES.find((id) => id === page.key) ?? TEXT_PAGES.find((id) => isByName(page, id));
}

/** Other hosts know no keys; there the English address says which page is meant. */
function isByName(page: Items['pages'][number], id: TextPageId): boolean {
  return !page.key && page.slug.en === id;
}

export function textPageData(id: TextPageId) {
  return ({ snapshot, locale }: PageRequest) => {
    const { pages } = snapshot.items;
    const page = pages.find((item) => item.key === id) ?? pages.find((item) => isByName(item, id));
    if (!page) return undefined;
    const written = writtenLocales(page);
    const language = written.includes(locale) ? locale : 'en';
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
      ...{ locale, language },
      title: inLocale(page.title, locale) ?? '',
      excerpt: inLocale(page.excerpt, locale),
      picture: toPictureView(page.image, locale),
      ...withContents(inLocale(page.content, locale) ?? ''),
      facts: inLocale(page.facts, locale) ?? [],
      faq: inLocale(page.faq, locale) ?? [],
    };
  };
}
