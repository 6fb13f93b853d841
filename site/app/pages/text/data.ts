import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { withContents } from '#app/entries/contents.ts';
import type { PageRequest } from '#app/page/page.ts';
import { findTextPage, type TextPageId } from '#app/routing/text-pages.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { toPictureView } from '#app/ui/picture.tsx';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { escapeText } from '#content/values/escape-html.ts';

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

/** What a page says until somebody has written its text; search engines wait until then. */
function unwrittenPage(id: TextPageId, snapshot: Snapshot, locale: Locale) {
  const { pages, unwritten } = messagesOf(locale);
  const { title } = pages[id];
  return {
    seo: { ...pageSeo(id, locale, { title, description: unwritten.page }), isUnlisted: true },
    locale,
    language: locale,
    title,
    excerpt: unwritten.page,
    picture: undefined,
    // Whose site it is, an imprint says in any case.
    html: id === 'impressum' ? addressHtml(snapshot, locale) : '',
    sections: [],
    facts: [],
    faq: [],
  };
}

function addressHtml({ globals: { clinic } }: Snapshot, locale: Locale): string {
  const lines = [
    inLocale(clinic?.name, locale) ?? CLINIC.name,
    clinic?.street,
    [clinic?.zip, clinic?.city].filter(Boolean).join(' '),
    inLocale(clinic?.country, locale),
    clinic?.phone ?? CLINIC.phone,
    clinic?.email ?? CLINIC.mailFrom,
  ];
  return `<p>${lines.flatMap((line) => (line ? escapeText(line) : [])).join('<br>')}</p>`;
}
