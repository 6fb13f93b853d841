'use client';

import { useLocale, useTranslation } from '@payloadcms/ui';

type Props = {
  /** The languages that visitors see. */
  live: readonly string[];
  /** Whether the latest version is a draft in the language of the list. */
  isDraft: boolean;
};

export function StatusWord({ live, isDraft }: Props) {
  const { code } = useLocale();
  const { t } = useTranslation();
  if (!live.includes(code)) return <span>{t('version:draft')}</span>;
  return <span>{t(isDraft ? 'version:changed' : 'version:published')}</span>;
}
