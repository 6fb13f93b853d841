import type { ItemPageId, ListOf } from '#app/routing/entry-href.ts';

/** Hits are shown in groups; each is named as the page that lists its entries. */
export type SiteKind =
  | ListOf<ItemPageId>
  | ('rooms' | 'team' | 'videos' | 'vacancies' | 'downloads' | 'images' | 'pages');

export type SiteHit = {
  href: string;
  title: string;
  excerpt: string;
  /** Found by its title or by another word for it, not only by its text. */
  isNamed: boolean;
};

export type SiteResults = {
  groups: { kind: SiteKind; name: string; hits: SiteHit[] }[];
  shown: number;
  total: number;
  /** No page has all the words; these have some of them. */
  isPartial: boolean;
  /** The words of the texts that answer the question, slips of the pen corrected. */
  found: string[];
};

/** Longer terms are cut off: no page could match them. */
export const SEARCH_MAX_CHARACTERS = 100;

export function normalizeTerm(typed: string | null | undefined): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAX_CHARACTERS).trimEnd();
}
