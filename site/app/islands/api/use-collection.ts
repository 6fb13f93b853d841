import type { Locale } from '@alpsera/cms/locales';
import { useEffect, useState } from 'react';
import { useSite } from '#app/site-context.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { fetchCollection, type Collection, type CollectionQuery } from './fetch-collection.ts';

type Fetched<Entry> =
  | { status: null | 'loading'; answer: undefined }
  | { status: 'ok'; answer: Collection<Entry> }
  | { status: 'error'; answer: 'error' };

/** Entries that an island asks for. A failure is a value: the text 'error'. */
export function useCollection<Entry>(
  name: string,
  locale: Locale,
  query: CollectionQuery = {},
): Fetched<Entry> {
  const isHydrated = useHydrated();
  const token = useSite().pageToken;
  const [last, setLast] = useState<{ asked: string; answer: Collection<Entry> | 'error' }>();
  // A query is written anew on each rendering; only other words in it are another question.
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

  // Nothing is asked on the server; in the browser it is, from the first moment on.
  if (!isHydrated) return { status: null, answer: undefined };
  if (last?.asked !== asked) return { status: 'loading', answer: undefined };
  const { answer } = last;
  return answer === 'error' ? { status: 'error', answer } : { status: 'ok', answer };
}
