import type { Locale } from '@clinic/cms/clinic-config/locales';
import MiniSearch from 'minisearch';
import { fold } from '#content/search/fold.ts';
import { allowedTypos } from '#content/search/question-query.ts';
import { withEndings, withJoinedWords } from '#content/search/word-endings.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { readHtml } from '#content/values/html.ts';
import { createYieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { siteDocuments, type SiteDocument } from './site-documents.ts';

export type SiteIndex = { documents: readonly SiteDocument[]; words: MiniSearch };

/** Characters of a document whose words are indexed; of the rest, only the headings are. */
const MAX_TEXT = 20_000;
/** Characters that are indexed of all documents of a language together, to bound the memory. */
const MAX_ALL_TEXTS = 1_500_000;

const indexes = new WeakMap<Snapshot, Map<Locale, Promise<SiteIndex>>>();

/** The index of a language, built on its first search and dropped with its snapshot. */
export function siteIndex(snapshot: Snapshot, locale: Locale): Promise<SiteIndex> {
  const byLocale = indexes.get(snapshot) ?? new Map<Locale, Promise<SiteIndex>>();
  indexes.set(snapshot, byLocale);
  const index = byLocale.get(locale) ?? buildIndex(snapshot, locale);
  byLocale.set(locale, index);
  return index;
}

async function buildIndex(snapshot: Snapshot, locale: Locale): Promise<SiteIndex> {
  const documents: SiteDocument[] = [];
  const words = new MiniSearch({
    fields: ['title', 'synonyms', 'excerpt', 'headings', 'text'],
    processTerm: (term, field) => {
      const folded = fold(term);
      // Endings only of names: those of all words would make the index several times as large.
      const isName = field === 'title' || field === 'synonyms';
      return isName ? withEndings(folded) : folded || null;
    },
    searchOptions: {
      processTerm: (term) => fold(term) || null,
      prefix: (term) => term.length > 2,
      fuzzy: allowedTypos,
      boost: { title: 8, headings: 3, excerpt: 3 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  const yieldToEventLoop = createYieldToEventLoop();
  let left = MAX_ALL_TEXTS;
  for (const document of siteDocuments(snapshot, locale)) {
    const { words: all, headings } = readHtml(document.texts.join('\n'));
    const text = all.slice(0, Math.max(0, Math.min(MAX_TEXT, left)));
    left -= text.length;
    words.add({
      id: documents.length,
      title: withJoinedWords(document.title),
      synonyms: withJoinedWords(document.synonyms),
      excerpt: document.excerpt,
      headings: headings.map(({ title }) => title).join(' '),
      text,
    });
    documents.push(document);
    await yieldToEventLoop();
  }
  return { documents, words };
}
