import type { Locale } from '@clinic/cms/clinic-config/locales';
import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { pageWords } from '#app/lists/page-words.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { fold } from '#content/search/fold.ts';
import { wordsOf } from '#content/search/question-query.ts';
import { stagedSearch, type StagedResult } from '#content/search/staged-search.ts';
import { wordStem } from '#content/search/word-stem.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { passage } from './passage.ts';
import type { SiteHit, SiteKind, SiteResults } from '#app/search/site-results.ts';
import type { SiteDocument } from './site-documents.ts';
import { siteIndex } from './site-index.ts';

const MAX_HITS = 60;
/** Every word costs a walk through the index; real questions have fewer. */
const MAX_WORDS = 8;

/** Among equal ranks these kinds come first, in this order; among the others, the better hit. */
const FIRST_KINDS: readonly SiteKind[] = ['healthConcerns', 'diagnosis', 'therapies', 'programs'];

/** Fields to search: each stage has more of them, and its hits rank below those before. */
const STAGES = [
  ['title'],
  ['title', 'synonyms'],
  ['title', 'synonyms', 'excerpt'],
  ['title', 'synonyms', 'excerpt', 'headings', 'text'],
];
const SYNONYMS_STAGE = 1;

type Hit = { document: SiteDocument; result: StagedResult; rank: number };

export async function searchSite(
  snapshot: Snapshot,
  locale: Locale,
  term: string,
): Promise<SiteResults> {
  const { documents, words } = await siteIndex(snapshot, locale);
  const question = meaningfulWords(term).slice(0, MAX_WORDS).join(' ');
  const yieldToEventLoop = createYieldToEventLoop();
  const { results, isPartial } = await ask(words, question, locale, yieldToEventLoop);
  const ranked = results.flatMap((result): Hit[] => {
    const document = documents[Number(result.id)];
    return document ? [{ document, result, rank: rankOf(document, result, term, locale) }] : [];
  });
  const shown = ranked.toSorted(byRank).slice(0, MAX_HITS);
  const groups = new Map<SiteKind, SiteHit[]>();
  for (const { document, result } of shown) {
    const { kind, href, title, excerpt, texts } = document;
    const hits = groups.get(kind) ?? [];
    hits.push({
      href,
      title,
      excerpt: passage(excerpt, texts, new Set(result.terms)),
      isNamed: result.stage <= SYNONYMS_STAGE,
    });
    groups.set(kind, hits);
    await yieldToEventLoop();
  }
  return {
    groups: [...groups].map(([kind, hits]) => ({
      kind,
      name: nameOf(snapshot, kind, locale),
      hits,
    })),
    shown: shown.length,
    total: results.length,
    isPartial,
    found: foundWords(shown.map(({ result }) => result)),
  };
}

/** Leaves out short words, as of «my husband», unless there are only short ones, as in «pH». */
function meaningfulWords(term: string): string[] {
  const words = wordsOf(term);
  const longer = words.filter((word) => word.length > 2);
  return longer.length > 0 ? longer : words;
}

/** The stage of the hit; pages whose title or synonym is exactly the question come before. */
function rankOf(document: SiteDocument, { stage }: StagedResult, term: string, locale: Locale) {
  const asked = plainForm(term, locale);
  if (plainForm(document.title, locale) === asked) return -2;
  const isSynonym = document.synonyms
    .split(',')
    .some((synonym) => plainForm(synonym, locale) === asked);
  return isSynonym ? -1 : stage;
}

/** Equal for all spellings and inflected forms of the same words. */
function plainForm(text: string, locale: Locale): string {
  return wordsOf(fold(text))
    .map((word) => wordStem(word, locale))
    .join(' ');
}

function byRank(one: Hit, other: Hit): number {
  const kind = ({ document, result }: Hit) => {
    // A question about a disease must not lead to a method that is not proven to help.
    if (document.isUnproven && result.stage > SYNONYMS_STAGE) return FIRST_KINDS.length + 1;
    const at = FIRST_KINDS.indexOf(document.kind);
    return at === -1 ? FIRST_KINDS.length : at;
  };
  return one.rank - other.rank || kind(one) - kind(other) || other.result.score - one.result.score;
}

function nameOf(snapshot: Snapshot, kind: SiteKind, locale: Locale): string {
  return kind === 'pages'
    ? messagesOf(locale).search.pages
    : pageWords(snapshot, kind, locale).name;
}

async function ask(words: MiniSearch, text: string, locale: Locale, pause: YieldToEventLoop) {
  for (const combineWith of ['AND', 'OR'] as const) {
    const question = { text, locales: [locale], combineWith };
    const results = await stagedSearch(words, question, STAGES, pause);
    if (results.length > 0) return { results, isPartial: combineWith === 'OR' };
  }
  return { results: [], isPartial: false };
}

/** Enough to mark the hits; the beginning of a common word may match hundreds. */
const MAX_FOUND = 40;

function foundWords(results: readonly SearchResult[]): string[] {
  const words = new Set(results.flatMap(({ terms }) => terms));
  return [...words].slice(0, MAX_FOUND);
}
