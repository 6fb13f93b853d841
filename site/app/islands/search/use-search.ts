import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useEffect, useState } from 'react';
import { apiFetch } from '#app/islands/api/api-fetch.ts';
import { track } from '#app/islands/tracking/track.ts';
import type { SiteResults } from '#app/search/site-results.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { useSite } from '#app/site-context.ts';
import { SearchSession, type SearchState } from './search-session.ts';

/** A diagnosis as the API's search returns it, with its title and slug in every language. */
type DiagnosisHit = Record<`title_${Locale}`, string> & Record<`slug__${Locale}`, string>;

export type SearchHit = {
  href: string;
  title: string;
  /** The kind of page, by name; a diagnosis that was found by its own name has none. */
  kind?: string;
};

/** The dialog is for a quick look; all hits are on the search page. */
const MAX_PAGES = 6;

const NOTHING: SearchState<SearchHit> = { status: 'open', term: '', hits: [] };

/** Diagnostics by name, then other pages of the site. */
export function useSearch() {
  const { locale, pageToken: token } = useSite();
  const [state, setState] = useState(NOTHING);
  const [session] = useState(
    () =>
      new SearchSession<SearchHit>({
        onChange: setState,
        find: async (term, signal) => {
          const { pathname, search, hash } = window.location;
          track('header_search', { search: term, locale, location: `${pathname}${search}${hash}` });
          const query = new URLSearchParams({ ...(token && { token }), q: term });
          const [ours, rest] = await Promise.allSettled([
            findDiagnoses(query, locale, signal),
            findPages(query, locale, signal),
          ]);
          if (ours.status === 'rejected') throw ours.reason;
          const diagnoses = ours.value;
          // Without the rest of the site, the search is still that of the diagnostics; but if these
          // have nothing, nobody knows whether there is anything.
          if (rest.status === 'rejected' && diagnoses.length === 0) throw rest.reason;
          const pages = rest.status === 'fulfilled' ? rest.value : [];
          const known = new Set(diagnoses.map((hit) => hit.href));
          const more = pages.filter((hit) => !known.has(hit.href)).slice(0, MAX_PAGES);
          return [...diagnoses, ...more];
        },
      }),
  );
  useEffect(() => () => session.clear(), [session]);
  return { ...state, session };
}

type Find = (query: URLSearchParams, locale: Locale, signal: AbortSignal) => Promise<SearchHit[]>;

const findDiagnoses: Find = async (query, locale, signal) => {
  const path = `/api/detektivo/collection/diagnose?${query}`;
  const { hits } = await apiFetch<{ hits: DiagnosisHit[] }>(path, { locale, signal });
  return hits.flatMap((hit) => {
    const slug = hit[`slug__${locale}`];
    // Diagnoses written only in a language other than English have no page in the others.
    if (!slug) return [];
    return [
      { href: hrefOfAny('diagnosis.item', { slug }, locale), title: hit[`title_${locale}`] ?? '' },
    ];
  });
};

const findPages: Find = async (query, locale, signal) => {
  const path = `/api/search?${query}&lang=${locale}`;
  const { results } = await apiFetch<{ results?: SiteResults }>(path, { locale, signal });
  return (results?.groups ?? []).flatMap(({ name, hits }) =>
    hits.map((hit) => ({ href: hit.href, title: hit.title, kind: name })),
  );
};
