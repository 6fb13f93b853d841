'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useWords } from '../use-words.ts';

export function SeeItLive({ address }: { address: string }) {
  const { collectionSlug, globalSlug, hasPublishedDoc, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { t } = useWords();
  const name = collectionSlug ?? globalSlug;
  if (!hasPublishedDoc || !name) return null;
  const query = new URLSearchParams({ name, id: String(id ?? ''), locale });
  return (
    <a
      id="see-it-live"
      className="see-it-live"
      href={`${address}?${query}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('preview:live')}
    </a>
  );
}
