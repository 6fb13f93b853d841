'use client';

import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';
import { useListQuery } from '@payloadcms/ui';
import { useWords } from '../use-words.ts';

/** Says what belongs in an empty list; Payload's own text is for lists that filters leave empty. */
export function EmptyList({ collectionSlug = '' }: { collectionSlug?: string }) {
  const { data, query } = useListQuery();
  const { t } = useWords();
  const isFiltered = Boolean(query?.search) || Object.keys(query?.where ?? {}).length > 0;
  if (isFiltered || data?.totalDocs !== 0) return null;
  return <p className="empty-list">{t(`emptyLists:${collectionSlug}` as StudioWordKey)}</p>;
}
