import type { Locale } from '@clinic/cms/clinic-config/locales';
import { FETCH_MIN_DELAY_MS } from '#app/constants.ts';
import { apiFetch } from './api-fetch.ts';

export type CollectionQuery = {
  filter?: object | null;
  limit?: number | null;
  skip?: number | null;
  sort?: object | null;
};

export type Collection<Entry> = { entries: Entry[]; total: number };

type Options = CollectionQuery & {
  locale: Locale;
  token?: string;
  isCached?: boolean;
  signal?: AbortSignal;
};

/** Entries of a collection from the content API, or the string 'error'. */
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

/** Settles with `work`, but not before `ms`, so that a loading state does not flicker. */
async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work,
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
