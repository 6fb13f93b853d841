import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useEffect, useState } from 'react';
import { useHydrated } from '#app/islands/hydration/use-hydrated.ts';
import { useSite } from '#app/site-context.ts';
import { FETCH_MIN_DELAY_MS } from '#app/constants.ts';
import { apiFetch } from './api-fetch.ts';

type Fetched<Entry> =
  | { status: null | 'loading'; answer: undefined }
  | { status: 'ok'; answer: Collection<Entry> }
  | { status: 'error'; answer: 'error' };

/** Fetches on mount, and again when `query` is another object: callers must keep it stable. */
export function useCollection<Entry>(
  name: string,
  locale: Locale,
  query: CollectionQuery,
): Fetched<Entry> {
  const isHydrated = useHydrated();
  const token = useSite().pageToken;
  const [last, setLast] = useState<{ query: object; answer: Collection<Entry> | 'error' }>();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void fetchCollection<Entry>(name, { ...query, locale, token, signal }).then((answer) => {
      if (!signal.aborted) setLast({ query, answer });
    });
    return () => leaving.abort();
  }, [name, locale, query, token]);

  if (!isHydrated) return { status: null, answer: undefined };
  if (last?.query !== query) return { status: 'loading', answer: undefined };
  const { answer } = last;
  return answer === 'error' ? { status: 'error', answer } : { status: 'ok', answer };
}

type CollectionQuery = {
  filter?: object | null;
  limit?: number | null;
  skip?: number | null;
  sort?: object | null;
};

type Collection<Entry> = { entries: Entry[]; total: number };

type Options = CollectionQuery & {
  locale: Locale;
  token?: string;
  isCached?: boolean;
  signal?: AbortSignal;
};

/** Entries from the content API, or the string 'error' if it fails. */
export async function fetchCollection<Entry>(
  name: string,
  options: Options,
): Promise<Collection<Entry> | 'error'> {
  const { locale, token, signal, isCached = true } = options;
  const { filter = null, limit = null, skip = null, sort = null } = options;
  const query = new URLSearchParams({
    ...(token && { token }),
    lang: locale,
    ...(isCached && { rspc: '1' }),
  });
  const path = `/api/collections/get/${encodeURIComponent(name)}?${query}`;
  const call = apiFetch<Collection<Entry>>(path, {
    locale,
    signal,
    body: { filter, limit, skip, sort },
  });
  return atLeast(FETCH_MIN_DELAY_MS, call).catch(() => 'error' as const);
}

/** Settles no earlier than after `ms`, so that the loading state does not flicker. */
async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
  await Promise.allSettled([work, pause]);
  return work;
}
