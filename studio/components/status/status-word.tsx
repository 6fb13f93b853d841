'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { translator } from '@clinic/cms/studio-words/translator';
import { useLocale, useTranslation } from '@payloadcms/ui';
import { languageName } from '../language-name.ts';

type Props = {
  /** The languages that visitors see. */
  live: readonly string[];
  /** Whether the latest version is a draft in the language of the list. */
  isDraft: boolean;
  /** Whether each language is online by itself; they are then named. */
  isByLanguage: boolean;
};

export function StatusWord({ live, isByLanguage, isDraft }: Props) {
  const { code } = useLocale();
  const words = useTranslation<StudioWords, StudioWordKey>();
  const t = translator(words);
  const languages = live.map((one) => languageName(one, words.i18n.language, t)).join(', ');
  return (
    <span className="status-word">
      <span>{stateIn(code)}</span>
      {isByLanguage && live.length > 0 && (
        <abbr title={t('status:online', { languages })}>{live.join(' ').toUpperCase()}</abbr>
      )}
    </span>
  );

  function stateIn(locale: string) {
    if (!live.includes(locale)) return words.t('version:draft');
    return words.t(isDraft ? 'version:changed' : 'version:published');
  }
}
