import type { Locale } from '@alpsera/cms/locales';
import { useEffect, useState } from 'react';
import { apiFetch } from '#app/islands/api/api-fetch.ts';
import { track } from '#app/islands/tracking/track.ts';
import { useSite } from '#app/site-context.ts';
import { SearchSession, type SearchState } from './search-session.ts';

/** A diagnosis as the search returns it, with its title and slug in every language. */
export type DiagnosisHit = { objectID: string } & Record<`title_${Locale}`, string> &
  Record<`slug__${Locale}`, string>;

const NOTHING: SearchState<DiagnosisHit> = { status: 'open', term: '', hits: [] };

export function useSearch() {
  const { locale, pageToken: token } = useSite();
  const [state, setState] = useState(NOTHING);
  const [session] = useState(
    () =>
      new SearchSession<DiagnosisHit>({
        onChange: setState,
        find: async (term, signal) => {
          const { pathname, search, hash } = window.location;
          track('header_search', { search: term, locale, location: `${pathname}${search}${hash}` });
          const query = new URLSearchParams({ ...(token && { token }), q: term });
          const path = `/api/detektivo/collection/diagnose?${query}`;
          const { hits } = await apiFetch<{ hits: DiagnosisHit[] }>(path, { locale, signal });
          // Diagnoses written only in a language other than English have no page in the others.
          return hits.filter((hit) => hit[`slug__${locale}`] !== '');
        },
      }),
  );
  useEffect(() => () => session.clear(), [session]);
  return { ...state, session };
}
