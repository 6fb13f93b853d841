import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import MiniSearch from 'minisearch';
import type { Items } from '#content/models/registry.ts';
import { readHtml } from '#content/values/html.ts';
import { inLocale, type Localized } from '#content/values/in-locale.ts';
import { createYieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { fold } from './fold.ts';
import { allowedTypos } from './question-query.ts';
import { stagedSearch } from './staged-search.ts';
import { withEndings, withJoinedWords } from './word-endings.ts';

type Searchable = {
  _id: string;
  title: Localized<string>;
  excerpt?: Localized<string>;
  content?: Localized<string>;
  slug?: Localized<string>;
  search_words?: Localized<string>;
};

const SEARCHED = ['diagnose'] as const satisfies (keyof Items)[];
type Searched = (typeof SEARCHED)[number];

/** The indexes of each snapshot, built on the first search: most snapshots are never searched. */
const known = new WeakMap<Items, Map<Searched, Promise<MiniSearch>>>();

const inAllLocales = (...names: string[]) =>
  LOCALES.flatMap((locale) => names.map((name) => `${name}_${locale}`));

const NAMES = inAllLocales('title', 'slug');
const SYNONYMS = inAllLocales('synonyms');
const FIELDS = [...NAMES, ...SYNONYMS, ...inAllLocales('excerpt', 'headings')];
const STAGES = [NAMES, [...NAMES, ...SYNONYMS], FIELDS];

export function isSearched(name: string): name is Searched {
  return SEARCHED.some((searched) => searched === name);
}

function indexOf(items: Items, name: Searched): Promise<MiniSearch> {
  const indexes = known.get(items) ?? new Map<Searched, Promise<MiniSearch>>();
  known.set(items, indexes);
  const index = indexes.get(name) ?? buildIndex(items[name]);
  indexes.set(name, index);
  return index;
}

async function buildIndex(items: readonly Searchable[]): Promise<MiniSearch> {
  let processTerm = rememberFolds();
  const index = new MiniSearch({
    fields: FIELDS,
    processTerm: (term, field) => {
      const folded = processTerm(term);
      return folded && field?.startsWith('title_') ? withEndings(folded) : folded;
    },
    searchOptions: {
      processTerm: (term) => processTerm(term),
      prefix: true,
      fuzzy: allowedTypos,
      boost: Object.fromEntries(inAllLocales('title').map((field) => [field, 8])),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  const yieldToEventLoop = createYieldToEventLoop();
  for (const item of items) {
    index.add(toDocument(item));
    await yieldToEventLoop();
  }
  // Search terms are not memoised: their number is unlimited.
  processTerm = (term) => fold(term) || null;
  return index;
}

function toDocument(item: Searchable): Record<string, string> {
  const document: Record<string, string> = { id: item._id };
  for (const locale of LOCALES) {
    document[`title_${locale}`] = withJoinedWords(item.title[locale] ?? '');
    document[`synonyms_${locale}`] = item.search_words?.[locale] ?? '';
    document[`excerpt_${locale}`] = item.excerpt?.[locale] ?? '';
    // Headings only: indexing every word of the text would cost ten times as much.
    const { headings } = readHtml(item.content?.[locale] ?? '');
    document[`headings_${locale}`] = headings.map(({ title }) => title).join(' ');
    // Often a short form, «labor» for «Labordiagnostik», which is also found with a typo.
    document[`slug_${locale}`] = item.slug?.[locale]?.replaceAll('-', ' ') ?? '';
  }
  return document;
}

/** A memoised `fold`: texts share most words, so building an index is twice as fast. */
function rememberFolds(): (term: string) => string | null {
  const known = new Map<string, string | null>();
  return (term) => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const folded = fold(term) || null;
    known.set(term, folded);
    return folded;
  };
}

export type SearchHit = { objectID: string } & Record<
  `title_${Locale}` | `slug__${Locale}`,
  string
>;

const MAX_HITS = 50;
/** Every word costs a pass over the index; real searches have fewer. */
const MAX_WORDS = 10;

/** Hits as the former search engine gave them: titles and slugs in every language. */
export async function searchItems(
  items: Items,
  name: Searched,
  term: string,
): Promise<SearchHit[]> {
  const byId = new Map(items[name].map((item) => [item._id, item]));
  const words = term.split(/\s+/).slice(0, MAX_WORDS).join(' ');
  const index = await indexOf(items, name);
  const question = { text: words, locales: LOCALES, combineWith: 'AND' } as const;
  const results = await stagedSearch(index, question, STAGES, createYieldToEventLoop());
  return results.slice(0, MAX_HITS).flatMap(({ id }) => {
    const item = byId.get(String(id));
    if (!item) return [];
    const hit: Record<string, string> = { objectID: item._id };
    for (const locale of LOCALES) {
      hit[`title_${locale}`] = inLocale(item.title, locale) ?? '';
      hit[`slug__${locale}`] = inLocale(item.slug, locale) ?? '';
    }
    return [hit as SearchHit];
  });
}
