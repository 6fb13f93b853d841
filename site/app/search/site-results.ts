import type { ItemPageId, ListOf } from '#app/routing/entry-href.ts';

/** Hits are shown in groups; each is named as the page that lists its entries. */
export type SiteKind =
  | ListOf<ItemPageId>
  | ('rooms' | 'team' | 'videos' | 'vacancies' | 'downloads' | 'images' | 'pages');

export type SiteHit = { href: string; title: string; excerpt: string };

export type SiteResults = {
  /** By kind, each with its name in the language of the search. */
  groups: { kind: SiteKind; name: string; hits: SiteHit[] }[];
  shown: number;
  total: number;
  /** No page has all the words; these have some of them. */
  isPartial: boolean;
  /** The words of the texts that answer the question, slips of the pen corrected. */
  found: string[];
};
