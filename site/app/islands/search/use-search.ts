import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useEffect, useState } from 'react';
import { apiFetch } from '#app/islands/api/api-fetch.ts';
import { track } from '#app/islands/tracking/track.ts';
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARACTERS } from '#app/constants.ts';
import { type SiteResults, normalizeTerm } from '#app/search/site-results.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { useSite } from '#app/site-context.ts';
import { hitGroups, type HitGroup, type SearchHit } from './hit-groups.ts';

type DiagnosisHit = Record<`title_${Locale}`, string> & Record<`slug__${Locale}`, string>;

const NOTHING: SearchState<HitGroup> = { status: 'open', term: '', hits: [] };

export function useSearch() {
  const { locale, pageToken: token } = useSite();
  const [state, setState] = useState(NOTHING);
  const [session] = useState(
    () =>
      new SearchSession<HitGroup>({
        onChange: setState,
        find: async (term, signal) => {
          const { pathname, search, hash } = window.location;
          track('header_search', { search: term, locale, location: `${pathname}${search}${hash}` });
          const query = new URLSearchParams({ ...(token && { token }), q: term });
          const [diagnoses, pages] = await Promise.allSettled([
            findDiagnoses(query, locale, signal),
            findPages(query, locale, signal),
          ]);
          if (diagnoses.status === 'rejected') throw diagnoses.reason;
          // If the search for pages fails, the diagnoses are shown alone. Without any, it would be
          // wrong to say that there is nothing.
          if (pages.status === 'rejected' && diagnoses.value.length === 0) throw pages.reason;
          return hitGroups(diagnoses.value, pages.status === 'fulfilled' ? pages.value : []);
        },
      }),
  );
  useEffect(() => () => session.clear(), [session]);
  return { ...state, session };
}

async function findDiagnoses(query: URLSearchParams, locale: Locale, signal: AbortSignal) {
  const path = `/api/detektivo/collection/diagnose?${query}`;
  const { hits } = await apiFetch<{ hits: DiagnosisHit[] }>(path, { locale, signal });
  return hits.flatMap((hit): SearchHit[] => {
    const slug = hit[`slug__${locale}`];
    // A diagnosis that is not written in the default language may have no page in this one.
    if (!slug) return [];
    const title = hit[`title_${locale}`] ?? '';
    return [{ href: hrefOfAny('diagnosis.item', { slug }, locale), title }];
  });
}

async function findPages(query: URLSearchParams, locale: Locale, signal: AbortSignal) {
  const path = `/api/search?${query}&lang=${locale}`;
  const { results } = await apiFetch<{ results?: SiteResults }>(path, { locale, signal });
  return results?.groups ?? [];
}

export type SearchState<Hit> = {
  status: 'open' | 'loading' | 'results' | 'none';
  term: string;
  hits: readonly Hit[];
};

type Options<Hit> = {
  find: (term: string, signal: AbortSignal) => Promise<readonly Hit[]>;
  onChange: (state: SearchState<Hit>) => void;
};

/**
 * Searches while typing. The answer to an older term never replaces that to a newer one. The
 * loading state starts with the first key, so that it does not just flash.
 */
export class SearchSession<Hit> {
  readonly #options: Options<Hit>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  #hits: readonly Hit[] = [];

  constructor(options: Options<Hit>) {
    this.#options = options;
  }

  type(typed: string): void {
    this.#cancel();
    const term = normalizeTerm(typed);
    if (term.length < SEARCH_MIN_CHARACTERS) return this.#show('open', '', []);
    this.#show('loading', term, this.#hits);
    this.#timer = setTimeout(() => void this.#ask(term), SEARCH_DEBOUNCE_MS);
  }

  clear(): void {
    this.#cancel();
    this.#show('open', '', []);
  }

  async #ask(term: string): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const hits = await this.#options.find(term, asking.signal);
      if (asking === this.#asking) this.#show(hits.length > 0 ? 'results' : 'none', term, hits);
    } catch {
      // A failed search shows no error; only the loading state ends.
      if (asking === this.#asking) this.#show('open', term, []);
    }
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asking = undefined;
  }

  #show(status: SearchState<Hit>['status'], term: string, hits: readonly Hit[]): void {
    this.#hits = hits;
    this.#options.onChange({ status, term, hits });
  }
}
