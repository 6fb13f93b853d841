'use client';

import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { useAllFormFields, useFormProcessing, useFormSubmitted, useLocale } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useUnmended } from '../payload-repairs/unmended-errors.ts';
import { revealField } from '../reveal-field.ts';
import { useFieldAt } from '../use-field-at.ts';
import { useWords } from '../use-words.ts';

/** The field that shows by itself that a save was refused as based on an old version. */
const SHOWN_ELSEWHERE = 'based_on';

type Wrong = { path: string; name: string; reason: string; value: unknown; language?: string };

export function ErrorSummary() {
  const { nameOf, t } = useWords();
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
                {t('errors:switch', { language: nameOf(language) })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWrongFields(): Wrong[] {
  const { nameOf, t } = useWords();
  const fieldAt = useFieldAt();
  const { code: locale } = useLocale();
  const [fields] = useAllFormFields();
  const isSubmitted = useFormSubmitted();
  return Object.entries(fields).flatMap(
    ([path, { valid, errorMessage: reason, value }]): Wrong[] => {
      // That an address is taken is known after an autosave already, before anybody publishes.
      const isTold = isSubmitted || reason === t('errors:taken');
      if (valid !== false || !reason || !isTold || path === SHOWN_ELSEWHERE) return [];
      const other = LOCALES.find((one) => path.endsWith(`.${one}`));
      const place = fieldAt(other ? path.slice(0, -(other.length + 1)) : path);
      if (!place) return [];
      const field = place.label;
      const language = nameOf(other ?? locale);
      const name = place.isLocalized ? t('errors:inLanguage', { field, language }) : field;
      return [{ path, name, reason, value, ...(other && { language: other }) }];
    },
  );
}
