import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import { pageWords } from '#app/lists/page-words.ts';
import { vacanciesData } from '#app/pages/vacancies/page.tsx';
import { categoriesIn, videosIn } from '#app/pages/videos/video-views.ts';
import { categoryHref, hrefOfAny } from '#app/routing/href.ts';
import { collectionOf, entryHref, ITEM_PAGE_IDS, listOf } from '#app/routing/entry-href.ts';
import { emptyPages } from '#app/routing/empty-pages.ts';
import { freePages, shownCategories, textPageIdOf } from '#app/routing/text-pages.ts';
import { PAGE_IDS, pagesWith } from '#app/routing/table.ts';
import type { Entry } from '#content/models/entry.ts';
import type { SiteKind } from '#app/search/site-results.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { writtenLocales } from '#content/written-locales.ts';

export type SiteDocument = {
  kind: SiteKind;
  href: string;
  title: string;
  /** Other words for it, separated by commas, as editors have written them. */
  synonyms: string;
  excerpt: string;
  /** HTML and plain texts, as the content has them: nothing is copied. */
  texts: readonly string[];
  /** Said of a method whose use is not proven. */
  isUnproven?: boolean;
};

/** Everything on the site that is written in a language; what only falls back to English is not. */
export function* siteDocuments(snapshot: Snapshot, locale: Locale): Generator<SiteDocument> {
  yield* entries(snapshot, locale);
  yield* roomsAndTeam(snapshot, locale);
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

function* entries({ items }: Snapshot, locale: Locale): Generator<SiteDocument> {
  for (const id of ITEM_PAGE_IDS) {
    const kind = listOf(id);
    for (const entry of items[collectionOf(id)]) {
      if (!writtenLocales(entry).includes(locale)) continue;
      const address = entryHref(id, entry, locale);
      const isUnproven = 'evidence' in entry && entry.evidence === 'unproven';
      yield { kind, href: address, ...wordsOf(entry, locale), isUnproven };
    }
  }
}

function* roomsAndTeam(snapshot: Snapshot, locale: Locale): Generator<SiteDocument> {
  const { items } = snapshot;
  for (const room of items.rooms) {
    if (!writtenLocales(room).includes(locale)) continue;
    const { texts, ...words } = wordsOf(room, locale);
    const place = `${hrefOfAny('rooms', {}, locale)}#${room.slug[locale]}`;
    yield {
      kind: 'rooms',
      href: place,
      ...words,
      texts: [...texts, ...(room.amenities[locale] ?? [])],
    };
  }
  for (const { name, role, bio, specialty } of items.team) {
    if (!role[locale] && !bio[locale]) continue;
    const [title, excerpt] = [name, role[locale] ?? ''];
    yield {
      kind: 'team',
      href: hrefOfAny('team', {}, locale),
      title,
      synonyms: '',
      excerpt,
      texts: [specialty[locale] ?? '', bio[locale] ?? ''],
    };
  }
  for (const { slug, title, excerpt = '', html } of vacanciesData({ snapshot, locale, params: {} })
    .vacancies) {
    const place = `${hrefOfAny('vacancies', {}, locale)}#${slug}`;
    yield { kind: 'vacancies', href: place, title, synonyms: '', excerpt, texts: [html] };
  }
  for (const { title, description, file } of items.downloads) {
    if (!title[locale] || !(file[locale] ?? file[DEFAULT_LOCALE])) continue;
    const place = hrefOfAny('downloads', {}, locale);
    yield { kind: 'downloads', href: place, ...wordsOf({ title, excerpt: description }, locale) };
  }
  for (const { title, slug, description, pictures } of items.images) {
    if (!title[locale] || !slug[locale] || pictures.length === 0) continue;
    const texts = pictures.map(({ caption }) => caption[locale] ?? '');
    const place = `${hrefOfAny('images', {}, locale)}#${slug[locale]}`;
    yield {
      kind: 'images',
      href: place,
      ...wordsOf({ title, excerpt: description }, locale),
      texts,
    };
  }
}

function* videos(snapshot: Snapshot, locale: Locale): Generator<SiteDocument> {
  for (const { youtube_id: id, title, description, search_words } of videosIn(snapshot, locale)) {
    const address = hrefOfAny('video', { id }, locale);
    yield {
      kind: 'videos',
      href: address,
      ...wordsOf({ title, excerpt: description, search_words }, locale),
    };
  }
  for (const { href: address, name, id } of categoriesIn(snapshot, locale)) {
    const category = snapshot.items.video_categories.find((one) => one._id === id);
    const excerpt = category?.description[locale] ?? '';
    yield { kind: 'videos', href: address, title: name, synonyms: '', excerpt, texts: [] };
  }
}

function* pages(snapshot: Snapshot, locale: Locale): Generator<SiteDocument> {
  const { items } = snapshot;
  const kind = 'pages';
  const empty = emptyPages(items);
  for (const id of pagesWith('search')) {
    if (empty.some((one) => one === id)) continue;
    const { name, head } = pageWords(snapshot, id, locale);
    const synonyms = items.pages.find(({ key }) => key === id)?.search_words[locale] ?? '';
    const address = hrefOfAny(id, {}, locale);
    yield { kind, href: address, title: name, synonyms, excerpt: head.description, texts: [] };
  }
  for (const page of items.pages) {
    const id = textPageIdOf(page);
    if (!id || !PAGE_IDS.includes(id) || !writtenLocales(page).includes(locale)) continue;
    yield { kind, href: hrefOfAny(id, {}, locale), ...wordsOf(page, locale) };
  }
  for (const page of [...shownCategories(items), ...freePages(items)]) {
    if (!writtenLocales(page).includes(locale)) continue;
    yield { kind, href: categoryHref(locale, page.slug[locale] ?? ''), ...wordsOf(page, locale) };
  }
  const sections = new Map(shownCategories(items).map(({ _id, slug }) => [_id, slug]));
  for (const item of items.category_items) {
    const section = sections.get(item.category ?? '');
    const above = section?.[locale] ?? section?.[DEFAULT_LOCALE];
    if (!above || !writtenLocales(item).includes(locale)) continue;
    const address = categoryHref(locale, above, item.slug[locale]);
    yield { kind, href: address, ...wordsOf(item, locale) };
  }
}
