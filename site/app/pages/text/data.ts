import type { Locale } from '@clinic/cms/clinic-config/locales';
import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { articleBody } from '#app/entries/article-data.ts';
import type { PageRequest } from '#app/page/page.ts';
import { findTextPage, type TextPageId } from '#app/routing/text-pages.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { addressedSeo, pageSeo } from '#app/seo/entry-seo.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { escapeText } from '#content/values/escape-html.ts';

export function textPageData(id: TextPageId) {
  return ({ snapshot, locale }: PageRequest) => {
    const page = findTextPage(snapshot.items.pages, id);
    if (!page) return unwrittenPage(id, snapshot, locale);
    const body = articleBody(page, locale);
    const own = addressedSeo(page, locale, (other) => hrefOfAny(id, {}, other));
    const seo = { ...pageSeo(id, body.language, own), alternates: own.alternates };
    return { seo, ...body };
  };
}

/** Shown until somebody has written the text of a page; hidden from search engines until then. */
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
    // An imprint must say in any case whose site it is.
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
