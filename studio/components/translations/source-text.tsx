'use client';

import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { translator } from '@clinic/cms/studio-words/translator';
import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { languageName } from '../language-name.ts';
import { readSource, type Source } from './read-source.ts';
import { wordsAt } from './words-at.ts';

export function SourceText({ path }: { path: string }) {
  const { collectionSlug, id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const [source, setSource] = useState<Source>();
  const isTranslation = code !== DEFAULT_LOCALE && Boolean(id && collectionSlug);

  useEffect(() => {
    if (!isTranslation) return;
    let isShown = true;
    void readSource(String(collectionSlug), String(id)).then((found) => {
      if (isShown) setSource(found);
    });
    return () => {
      isShown = false;
    };
  }, [collectionSlug, id, isTranslation]);

  const words = isTranslation && source ? wordsAt(source, path) : '';
  if (words === '') return null;
  const t = translator(i18n);
  return (
    <details className="source-text">
      <summary>
        {t('translations:source', { language: languageName(DEFAULT_LOCALE, i18n.language, t) })}
      </summary>
      <p lang={DEFAULT_LOCALE}>{words}</p>
    </details>
  );
}
