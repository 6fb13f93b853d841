import type { Locale } from '@clinic/cms/clinic-config/locales';
import { useEffect, useState } from 'react';
import { useHydrated } from '#app/islands/hydration/use-hydrated.ts';
import { useSite } from '#app/site-context.ts';
import { fetchCollection, type Collection, type CollectionQuery } from './fetch-collection.ts';

type Fetched<Entry> =
  | { status: null | 'loading'; answer: undefined }
  | { status: 'ok'; answer: Collection<Entry> }
  | { status: 'error'; answer: 'error' };

/** Entries that an island requests. A failure is returned as the string 'error'. */
export function useCollection<Entry>(
  name: string,
  locale: Locale,
  query: CollectionQuery = {},
): Fetched<Entry> {
  const isHydrated = useHydrated();
  const token = useSite().pageToken;
  const [last, setLast] = useState<{ asked: string; answer: Collection<Entry> | 'error' }>();
  // The query is a new object on each render, so it is compared by its content.
  const asked = JSON.stringify({ name, locale, query });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const question = JSON.parse(asked) as { name: string; locale: Locale; query: CollectionQuery };
    const options = { ...question.query, locale: question.locale, token, signal };
    void fetchCollection<Entry>(question.name, options).then((answer) => {
      if (!signal.aborted) setLast({ asked, answer });
    });
    return () => leaving.abort();
  }, [asked, token]);

  // Nothing is requested on the server; in the browser the request starts on mount.
  if (!isHydrated) return { status: null, answer: undefined };
  if (last?.asked !== asked) return { status: 'loading', answer: undefined };
  const { answer } = last;
  return answer === 'error' ? { status: 'error', answer } : { status: 'ok', answer };
}
