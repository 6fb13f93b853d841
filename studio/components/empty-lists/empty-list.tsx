'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { useListQuery, useTranslation } from '@payloadcms/ui';

/** What belongs in a list that has nothing; Payload's own words are for one that filters leave empty. */
export function EmptyList({ collectionSlug = '' }: { collectionSlug?: string }) {
  const { data, query } = useListQuery();
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  const isFiltered = Boolean(query?.search) || Object.keys(query?.where ?? {}).length > 0;
  if (isFiltered || data?.totalDocs !== 0) return null;
  return <p className="empty-list">{t(`emptyLists:${collectionSlug}` as StudioWordKey)}</p>;
}
