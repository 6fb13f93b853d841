'use client';

import { describeFieldPath } from '@clinic/cms/error-messages/field-label';
import type { Advice } from '@clinic/cms/publish-advice/entry-advice';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { translator } from '@clinic/cms/studio-words/translator';
import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { clinicDate } from '../clinic-time-format.ts';
import { languageName } from '../language-name.ts';
import { postToStudio } from '../post-to-studio.ts';
import { revealField } from '../reveal-field.ts';

/** Advice in another language than the form leads to that language of the entry. */
export type Given = Advice & { language?: string };

/** Each piece of advice, with the way to its field. */
export function AdviceList({ advice, onLeave }: { advice: Given[]; onLeave?: () => void }) {
  const { i18n } = useTranslation<StudioWords, StudioWordKey>();
  const t = translator(i18n);
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { code } = useLocale();
  const schema = getEntityConfig({ collectionSlug, globalSlug })?.fields ?? [];

  function say({ count, kind, language = code, path, words }: Given): string {
    const field = describeFieldPath(schema, path, { language: i18n.language })?.label ?? path;
    const when = kind === 'over' ? clinicDate(i18n.language).format(new Date(words ?? '')) : '';
    const named = languageName(language, i18n.language, t);
    return t(`advice:${kind}`, { count, field, language: named, when, words });
  }

  function lead({ path }: Given) {
    onLeave?.();
    revealField(path);
  }

  return (
    <ul className="advice-list">
      {advice.map((one) => {
        const { href, kind, language, path, words } = one;
        const other = language && language !== code ? `?locale=${language}` : undefined;
        const place = href ?? other;
        return (
          <li key={`${kind} ${path} ${words} ${language}`}>
            {place ? (
              <Link href={place}>{say(one)}</Link>
            ) : (
              <button type="button" onClick={() => lead(one)}>
                {say(one)}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Beside a form: what could be better before visitors see it, looked at again after each save. */
export function AdviceNote() {
  const { lastUpdateTime } = useDocumentInfo();
  const document = useAddress();
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  const { code: locale } = useLocale();
  const [advice, setAdvice] = useState<Advice[]>([]);
  if (!document) return null;
  return (
    <>
      <Look key={`${locale} ${lastUpdateTime}`} asked={{ document, locale }} onFound={setAdvice} />
      {advice.length > 0 && (
        <section className="advice" aria-labelledby="advice-title">
          <h2 id="advice-title">{t('advice:note')}</h2>
          <AdviceList advice={advice} />
        </section>
      )}
    </>
  );
}

/** Looks once; with another key it looks again, while what was found before is still shown. */
function Look({ asked, onFound }: { asked: Asked; onFound: (advice: Advice[]) => void }) {
  const { document, locale } = asked;
  const { language } = useTranslation().i18n;

  useEffect(() => {
    let isShown = true;
    void readAdvice({ document, locale }, language).then((found) => {
      if (isShown) onFound(found);
    });
    return () => {
      isShown = false;
    };
  }, [document, language, locale, onFound]);
  return null;
}

/** Where the API has what the form is about: `therapies/7` or `globals/home`. */
export function useAddress(): string | undefined {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  if (globalSlug) return `globals/${globalSlug}`;
  return collectionSlug && id ? `${collectionSlug}/${id}` : undefined;
}

type Asked = { document: string; locale: string };
type Sent = { values?: object; isBrief?: boolean };

/** What is to be said of an entry in a language; nothing if it cannot be found out. */
export async function readAdvice(
  { document, locale }: Asked,
  language: string,
  sent: Sent = {},
): Promise<Advice[]> {
  const path = `${document}/advice?locale=${locale}`;
  const { body } = await postToStudio<{ advice?: Advice[] }>(path, language, sent);
  return body?.advice ?? [];
}
