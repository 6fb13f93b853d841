'use client';

import { useLocale, useTranslation } from '@payloadcms/ui';
import { useWords } from '../use-words.ts';

type Props = {
  /** The languages in which visitors see the entry. */
  live: readonly string[];
  /** Whether the latest version is a draft in the language of the list. */
  isDraft: boolean;
  /** Whether each language is published by itself; the published ones are then named. */
  isByLanguage: boolean;
};

export function StatusWord({ live, isByLanguage, isDraft }: Props) {
  const { code } = useLocale();
  const { t: payload } = useTranslation();
  const { nameOf, t } = useWords();
  const state = isDraft ? 'version:changed' : 'version:published';
  return (
    <span className="status-word">
      <span>{payload(live.includes(code) ? state : 'version:draft')}</span>
      {isByLanguage && live.length > 0 && (
        <abbr title={t('status:online', { languages: live.map(nameOf).join(', ') })}>
          {live.join(' ').toUpperCase()}
        </abbr>
      )}
    </span>
  );
}
