'use client';

import type { Advice } from '@clinic/cms/publish-advice/entry-advice';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { AdviceList } from './advice-list.tsx';
import { readAdvice } from './read-advice.ts';

/** Beside a form: what could be better before visitors see it, looked at again after each save. */
export function AdviceNote() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  const { code: locale } = useLocale();
  const [advice, setAdvice] = useState<Advice[]>([]);
  if (!collectionSlug || !id) return null;
  return (
    <>
      <Look
        key={`${locale} ${lastUpdateTime}`}
        asked={{ collectionSlug, id, locale }}
        onFound={setAdvice}
      />
      {advice.length > 0 && (
        <section className="advice" aria-labelledby="advice-title">
          <h2 id="advice-title">{t('advice:note')}</h2>
          <AdviceList advice={advice} />
        </section>
      )}
    </>
  );
}

type Asked = Parameters<typeof readAdvice>[0];

/** Looks once; with another key it looks again, while what was found before is still shown. */
function Look({ asked, onFound }: { asked: Asked; onFound: (advice: Advice[]) => void }) {
  const { collectionSlug, id, locale } = asked;
  const { language } = useTranslation().i18n;

  useEffect(() => {
    let isShown = true;
    void readAdvice({ collectionSlug, id, locale }, language).then((found) => {
      if (isShown) onFound(found);
    });
    return () => {
      isShown = false;
    };
  }, [collectionSlug, id, language, locale, onFound]);
  return null;
}
