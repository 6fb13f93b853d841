import { LOCALES, type Locale } from '@alpsera/cms/locales';
import MiniSearch from 'minisearch';
import { createBreather } from '../content/breathe.ts';
import { inLocale, type Localized } from '../content/in-locale.ts';
import type { Items } from '../content/models/registry.ts';
import { fold } from './fold.ts';
import { withEndings } from './word-endings.ts';

/** Collections that can be searched, with one index over all languages each. */
export type SearchIndexes = ReadonlyMap<string, MiniSearch>;

type Searchable = {
  _id: string;
  title: Localized<string>;
  excerpt?: Localized<string>;
  content?: Localized<string>;
};

const SEARCHED: (keyof Items)[] = ['diagnose'];

const FIELDS = LOCALES.flatMap((locale) => [
  `title_${locale}`,
  `excerpt_${locale}`,
  `headings_${locale}`,
]);

export async function buildSearchIndexes(items: Items): Promise<SearchIndexes> {
  const indexes = new Map<string, MiniSearch>();
  const breathe = createBreather();
  for (const name of SEARCHED) {
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
        // One slip from four letters on; shorter words would match almost anything. Two letters
        // that changed places count as two slips, so long words may have as many.
        fuzzy: (term) => (term.length > 3 ? (term.length > 7 ? 2 : 1) : false),
        combineWith: 'AND',
        boost: Object.fromEntries(LOCALES.map((locale) => [`title_${locale}`, 8])),
        weights: { fuzzy: 0.3, prefix: 0.6 },
      },
    });
    for (const item of items[name] as readonly Searchable[]) {
      index.add(toDocument(item));
      await breathe();
    }
    // What visitors type is not remembered: they could type anything.
    processTerm = (term) => fold(term) || null;
    indexes.set(name, index);
  }
  return indexes;
}

function toDocument(item: Searchable): Record<string, string> {
  const document: Record<string, string> = { id: item._id };
  for (const locale of LOCALES) {
    document[`title_${locale}`] = item.title[locale] ?? '';
    document[`excerpt_${locale}`] = item.excerpt?.[locale] ?? '';
    document[`headings_${locale}`] = headings(item.content?.[locale] ?? '');
  }
  return document;
}

/** What a text is about stands in its headings; every word of it would cost ten times as much. */
function headings(html: string): string {
  return [...html.matchAll(/<h[23][^>]*>([\s\S]*?)<\/h[23]>/g)]
    .map((match) => (match[1] ?? '').replace(/<[^>]+>/g, ' '))
    .join(' ');
}

/** Texts share most of their words; folding each only once makes building an index twice as fast. */
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
/** Every word costs a walk through the index; a question has fewer. */
const MAX_WORDS = 10;

/** Hits as the former search engine gave them: titles and slugs in every language. */
export function searchItems(
  indexes: SearchIndexes,
  items: readonly { _id: string; title: Localized<string>; slug: Localized<string> }[],
  name: string,
  term: string,
): SearchHit[] {
  const byId = new Map(items.map((item) => [item._id, item]));
  const words = term.split(/\s+/).slice(0, MAX_WORDS).join(' ');
  const index = indexes.get(name);
  // What was typed is meant as it is; only if that finds nothing, slips of the pen are forgiven.
  const exact = index?.search(words, { fuzzy: false }) ?? [];
  const results = exact.length > 0 ? exact : (index?.search(words) ?? []);
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
