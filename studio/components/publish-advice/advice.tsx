'use client';

import type { Advice } from '@clinic/cms/publish-advice/entry-advice';
import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { clinicDate } from '../clinic-time-format.ts';
import { postToStudio } from '../post-to-studio.ts';
import { revealField } from '../reveal-field.ts';
import { useFieldAt } from '../use-field-at.ts';
import { useWords } from '../use-words.ts';

/** Advice about another language than that of the form leads to the entry in that language. */
export type Given = Advice & { language?: string };

export function AdviceList({ advice, onLeave }: { advice: Given[]; onLeave?: () => void }) {
  const { language: reader, nameOf, t } = useWords();
  const fieldAt = useFieldAt();
  const { code } = useLocale();

  function say({ count, kind, language = code, path, words }: Given): string {
    const field = fieldAt(path)?.label ?? path;
    const when = kind === 'over' ? clinicDate(words ?? '', reader) : '';
    return t(`advice:${kind}`, { count, field, language: nameOf(language), when, words });
  }

  return (
    <ul className="advice-list">
      {advice.map((one) => {
        const { href, kind, language, path, words } = one;
        const isOther = language && language !== code;
        const place = href ?? (isOther && `?locale=${language}`);
        return (
          <li key={`${kind} ${path} ${words} ${language}`}>
            {place ? (
              <Link href={place}>{say(one)}</Link>
            ) : (
              <button type="button" onClick={() => [onLeave?.(), revealField(path)]}>
                {say(one)}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Says in a form what could be better before visitors see it; it is checked after each save. */
export function AdviceNote() {
  const { lastUpdateTime } = useDocumentInfo();
  const document = useAddress();
  const { t } = useWords();
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

/** Reads advice once; another key makes it read again, while the former advice is still shown. */
function Look({ asked, onFound }: { asked: Asked; onFound: (advice: Advice[]) => void }) {
  const { document, locale } = asked;
  const { language } = useWords();
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

/** The path in the API of what the form is about, such as `therapies/7` or `globals/home`. */
export function useAddress(): string | undefined {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  if (globalSlug) return `globals/${globalSlug}`;
  return collectionSlug && id ? `${collectionSlug}/${id}` : undefined;
}

type Asked = { document: string; locale: string };
type Sent = { values?: object; isBrief?: boolean };

export async function readAdvice(
  { document, locale }: Asked,
  language: string,
  sent: Sent = {},
): Promise<Advice[]> {
  const path = `${document}/advice?locale=${locale}`;
  const { body } = await postToStudio<{ advice?: Advice[] }>(path, language, sent);
  return body?.advice ?? [];
}
