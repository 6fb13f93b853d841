import type { ItemPageId, ListOf } from '#app/routing/entry-href.ts';

/** Hits are shown in groups, each named after the page that lists its entries. */
export type SiteKind =
  | ListOf<ItemPageId>
  | ('rooms' | 'team' | 'videos' | 'vacancies' | 'downloads' | 'images' | 'pages');

export type SiteHit = {
  href: string;
  title: string;
  excerpt: string;
  /** Whether it was found by its title or a synonym, not only by its text. */
  isNamed: boolean;
};

export type SiteResults = {
  groups: { kind: SiteKind; name: string; hits: SiteHit[] }[];
  shown: number;
  total: number;
  /** No page has all words of the question; these have some of them. */
  isPartial: boolean;
  /** The matching words as the texts have them, without the typos of the question. */
  found: string[];
};

/** Longer terms are cut off: no page could match them. */
export const SEARCH_MAX_CHARACTERS = 100;

export function normalizeTerm(typed: string | null | undefined): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAX_CHARACTERS).trimEnd();
}
