'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';

/** Leads to the page that visitors see, once it is published in this language. */
export function SeeItLive({ address }: { address: string }) {
  const { collectionSlug, globalSlug, hasPublishedDoc, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { t } = useTranslation<StudioWords, StudioWordKey>();
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
