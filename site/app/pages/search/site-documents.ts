import type { Locale } from '@clinic/cms/clinic-config/locales';
import { pageWords } from '#app/lists/page-words.ts';
import { vacanciesData } from '#app/pages/vacancies/page.tsx';
import { categoriesIn, videosIn } from '#app/pages/videos/video-views.ts';
import { categoryHref, hrefOfAny } from '#app/routing/href.ts';
import { collectionOf, entryHref, ITEM_PAGE_IDS, listOf } from '#app/routing/entry-href.ts';
import { emptyPages } from '#app/routing/empty-pages.ts';
import { freePages, shownCategories, textPageIdOf } from '#app/routing/text-pages.ts';
import { PAGE_IDS, pagesWith, type PageId } from '#app/routing/table.ts';
import type { Entry } from '#content/models/entry.ts';
import type { SiteKind } from '#app/search/site-results.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';

export type SiteDocument = {
  kind: SiteKind;
  href: string;
  title: string;
  /** Other words for the title, separated by commas, as editors have written them. */
  synonyms: string;
  excerpt: string;
  /** HTML and plain texts, as the content has them, without copies. */
  texts: readonly string[];
  /** Set for a method whose benefit is not proven. */
  isUnproven?: boolean;
};

/** Everything on the site that is written in the language; fallbacks to English are left out. */
export function* siteDocuments(snapshot: Snapshot, locale: Locale): Generator<SiteDocument> {
  yield* entries(snapshot, locale);
  yield* listedEntries(snapshot, locale);
  yield* videos(snapshot, locale);
  yield* pages(snapshot, locale);
}

type Worded = Pick<Entry, 'title' | 'excerpt'> &
  Partial<Pick<Entry, 'content' | 'faq' | 'facts' | 'search_words'>>;

function wordsOf(entry: Worded, locale: Locale): Omit<SiteDocument, 'kind' | 'href'> {
  const faq = entry.faq?.[locale] ?? [];
  const facts = entry.facts?.[locale] ?? [];
  return {
    title: entry.title[locale] ?? '',
    synonyms: entry.search_words?.[locale] ?? '',
    excerpt: entry.excerpt[locale] ?? '',
    texts: [
      entry.content?.[locale] ?? '',
      ...faq.flatMap(({ question, answer }) => [question, answer]),
      ...facts.flatMap(({ label, value }) => [label, value]),
    ],
  };
}

/** The words of a document that has no text. */
function plainWords(title: string, excerpt = '', synonyms = '') {
  return { title, synonyms, excerpt, texts: [] };
}

function* entries({ items }: Snapshot, locale: Locale): Generator<SiteDocument> {
  for (const id of ITEM_PAGE_IDS) {
    const kind = listOf(id);
    for (const entry of writtenIn<Entry>(items[collectionOf(id)], locale)) {
      const isUnproven = entry.evidence === 'unproven';
      yield { kind, href: entryHref(id, entry, locale), ...wordsOf(entry, locale), isUnproven };
    }
  }
}

/** Entries without pages of their own: they are on a list, most of them with an anchor. */
function* listedEntries(snapshot: Snapshot, locale: Locale): Generator<SiteDocument> {
  const { items } = snapshot;
  for (const room of writtenIn(items.rooms, locale)) {
    const words = wordsOf(room, locale);
    const href = `${hrefOfAny('rooms', {}, locale)}#${room.slug[locale]}`;
    const texts = [...words.texts, ...(room.amenities[locale] ?? [])];
    yield { kind: 'rooms', href, ...words, texts };
  }
  for (const { name, role, bio, specialty } of items.team) {
    if (!role[locale] && !bio[locale]) continue;
    const href = hrefOfAny('team', {}, locale);
    const texts = [specialty[locale] ?? '', bio[locale] ?? ''];
    yield { kind: 'team', href, ...plainWords(name, role[locale]), texts };
  }
  const { vacancies } = vacanciesData({ snapshot, locale, params: {} });
  for (const { slug, title, excerpt, html } of vacancies) {
    const href = `${hrefOfAny('vacancies', {}, locale)}#${slug}`;
    yield { kind: 'vacancies', href, ...plainWords(title, excerpt), texts: [html] };
  }
  for (const { title, description: excerpt, file } of items.downloads) {
    if (!title[locale] || !inLocale(file, locale)) continue;
    const href = hrefOfAny('downloads', {}, locale);
    yield { kind: 'downloads', href, ...wordsOf({ title, excerpt }, locale) };
  }
  for (const { title, slug, description: excerpt, pictures } of writtenIn(items.images, locale)) {
    if (pictures.length === 0) continue;
    const href = `${hrefOfAny('images', {}, locale)}#${slug[locale]}`;
    const texts = pictures.map(({ caption }) => caption[locale] ?? '');
    yield { kind: 'images', href, ...wordsOf({ title, excerpt }, locale), texts };
  }
}

function* videos(snapshot: Snapshot, locale: Locale): Generator<SiteDocument> {
  const kind = 'videos';
  for (const video of videosIn(snapshot, locale)) {
    const { youtube_id: id, title, description: excerpt, search_words } = video;
    const href = hrefOfAny('video', { id }, locale);
    yield { kind, href, ...wordsOf({ title, excerpt, search_words }, locale) };
  }
  for (const { href, name, id } of categoriesIn(snapshot, locale)) {
    const category = snapshot.items.video_categories.find(({ _id }) => _id === id);
    yield { kind, href, ...plainWords(name, category?.description[locale]) };
  }
}

function* pages(snapshot: Snapshot, locale: Locale): Generator<SiteDocument> {
  const { items } = snapshot;
  const kind = 'pages';
  const empty: readonly PageId[] = emptyPages(items);
  for (const id of pagesWith('search').filter((one) => !empty.includes(one))) {
    const { name, head } = pageWords(snapshot, id, locale);
    const synonyms = items.pages.find(({ key }) => key === id)?.search_words[locale];
    const href = hrefOfAny(id, {}, locale);
    yield { kind, href, ...plainWords(name, head.description, synonyms) };
  }
  for (const page of writtenIn(items.pages, locale)) {
    const id = textPageIdOf(page);
    if (!id || !PAGE_IDS.includes(id)) continue;
    yield { kind, href: hrefOfAny(id, {}, locale), ...wordsOf(page, locale) };
  }
  const sections = shownCategories(items);
  for (const page of writtenIn<Entry>([...sections, ...freePages(items)], locale)) {
    yield { kind, href: categoryHref(locale, page.slug[locale] ?? ''), ...wordsOf(page, locale) };
  }
  for (const item of writtenIn(items.category_items, locale)) {
    const section = sections.find(({ _id }) => _id === item.category);
    const above = inLocale(section?.slug, locale);
    if (!above) continue;
    yield { kind, href: categoryHref(locale, above, item.slug[locale]), ...wordsOf(item, locale) };
  }
}
