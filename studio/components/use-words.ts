'use client';

import { translator } from '@clinic/cms/studio-words/translator';
import { useTranslation } from '@payloadcms/ui';
import { languageName } from './language-name.ts';

/** The studio's texts, the language of the panel, and the names of languages in it. */
export function useWords() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const t = translator(i18n);
  return { language, nameOf: (code: string) => languageName(code, language, t), t };
}
