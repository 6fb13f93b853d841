'use client';

import { describeFieldPath } from '@clinic/cms/error-messages/field-label';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { languageName } from '../language-name.ts';
import { useUnmended } from '../payload-repairs/unmended-errors.ts';
import { translator } from '@clinic/cms/studio-words/translator';
import { revealField } from '../reveal-field.ts';

/** What another field shows itself: a save that was refused as too old. */
const SHOWN_ELSEWHERE = new Set(['based_on']);

type Wrong = { path: string; name: string; reason: string; value: unknown; language?: string };

/** Above a form that cannot be saved: each field by its name, why, and the way to it. */
export function ErrorSummary() {
  const words = useTranslation<StudioWords, StudioWordKey>();
  const t = translator(words);
  const { code: locale } = useLocale();
  const router = useRouter();
  const pathname = usePathname();
  const query = useSearchParams();
  const isBusy = useFormProcessing();
  const wrong = useUnmended(useWrongFields(), isBusy);
  const isTried = useRef(false);
  const first = wrong[0];

  // After each attempt to save, the first field that is wrong comes into view.
  useEffect(() => {
    if (isBusy) isTried.current = true;
    if (isBusy || !isTried.current || !first) return;
    isTried.current = false;
    if (!first.language) revealField(first.path);
  }, [first, isBusy]);

  if (wrong.length === 0) return null;

  function switchTo(language: string) {
    const other = new URLSearchParams(query.toString());
    other.set('locale', language);
    router.push(`${pathname}?${other}`);
  }

  return (
    <section className="error-summary" role="alert">
      <h2>{t(wrong.length === 1 ? 'errors:oneField' : 'errors:someFields')}</h2>
      <ul>
        {wrong.map(({ path, name, reason, language }) => (
          <li key={path}>
            <button type="button" onClick={() => revealField(path)}>
              {name}
            </button>
            : {reason}
            {language && language !== locale && (
              <button type="button" onClick={() => switchTo(language)}>
                {t('errors:switch', {
                  language: languageName(language, words.i18n.language, t),
                })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWrongFields(): Wrong[] {
  const words = useTranslation<StudioWords, StudioWordKey>();
  const t = translator(words);
  const { language: shownIn } = words.i18n;
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { code: locale } = useLocale();
  const [fields] = useAllFormFields();
  const isSubmitted = useFormSubmitted();
  const schema = getEntityConfig({ collectionSlug, globalSlug })?.fields ?? [];
  return Object.entries(fields).flatMap(
    ([path, { valid, errorMessage: reason, value }]): Wrong[] => {
      // An address that is taken is found out by an autosave, before anybody publishes.
      const isTold = isSubmitted || reason === t('errors:taken');
      if (valid !== false || !reason || !isTold || SHOWN_ELSEWHERE.has(path)) return [];
      const other = LOCALES.find((one) => path.endsWith(`.${one}`));
      const place = describeFieldPath(schema, other ? path.slice(0, -3) : path, {
        language: shownIn,
      });
      if (!place) return [];
      const field = place.label;
      const language = languageName(other ?? locale, shownIn, t);
      const name = place.isLocalized ? t('errors:inLanguage', { field, language }) : field;
      return [{ path, name, reason, value, ...(other && { language: other }) }];
    },
  );
}
