import type { Locale } from '@clinic/cms/clinic-config/locales';
import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { pageWords } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { withSwaps } from '#content/search/typos.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { passage } from './passage.ts';
import type { SiteHit, SiteKind, SiteResults } from '#app/search/site-results.ts';
import { siteIndex } from './site-index.ts';

const MAX_HITS = 60;
/** Every word costs a walk through the index; a question has fewer. */
const MAX_WORDS = 8;

/** Searches the whole site in one language; the kind of the best hit comes first. */
export async function searchSite(
  snapshot: Snapshot,
  locale: Locale,
  term: string,
): Promise<SiteResults> {
  const { documents, words } = await siteIndex(snapshot, locale);
  const question = term.split(/\s+/).slice(0, MAX_WORDS).join(' ');
  const yieldToEventLoop = createYieldToEventLoop();
  const { results, isPartial } = await ask(words, question, yieldToEventLoop);
  const groups = new Map<SiteKind, SiteHit[]>();
  for (const result of results.slice(0, MAX_HITS)) {
    const document = documents[Number(result.id)];
    if (!document) continue;
    const { kind, href, title, excerpt, texts } = document;
    const hits = groups.get(kind) ?? [];
    hits.push({ href, title, excerpt: passage(excerpt, texts, new Set(result.terms)) });
    groups.set(kind, hits);
    await yieldToEventLoop();
  }
  return {
    groups: [...groups].map(([kind, hits]) => ({
      kind,
      name: nameOf(snapshot, kind, locale),
      hits,
    })),
    shown: Math.min(results.length, MAX_HITS),
    total: results.length,
    isPartial,
    found: foundWords(results),
  };
}

function nameOf(snapshot: Snapshot, kind: SiteKind, locale: Locale): string {
  return kind === 'pages'
    ? messagesOf(locale).search.pages
    : pageWords(snapshot, kind, locale).name;
}

/** What was typed is meant as it is; only if that finds nothing, slips of the pen are forgiven. */
async function ask(words: MiniSearch, question: string, yieldToEventLoop: YieldToEventLoop) {
  for (const combineWith of ['AND', 'OR'] as const) {
    await yieldToEventLoop();
    const exact = words.search(question, { combineWith, fuzzy: false });
    await yieldToEventLoop();
    const results = exact.length > 0 ? exact : words.search(withSwaps(question, combineWith));
    if (results.length > 0) return { results, isPartial: combineWith === 'OR' };
  }
  return { results: [], isPartial: false };
}

/** Enough to mark what is shown; a common beginning may stand for hundreds of words. */
const MAX_FOUND = 40;

function foundWords(results: readonly SearchResult[]): string[] {
  const words = new Set(results.slice(0, MAX_HITS).flatMap(({ terms }) => terms));
  return [...words].slice(0, MAX_FOUND);
}
