'use client';

import { describeFieldPath } from '@clinic/cms/error-messages/field-label';
import type { Advice } from '@clinic/cms/publish-advice/entry-advice';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { translator } from '@clinic/cms/studio-words/translator';
import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import Link from 'next/link';
import { clinicDate } from '../clinic-time-format.ts';
import { revealField } from '../error-messages/reveal-field.ts';
import { languageName } from '../language-name.ts';

/** Advice in another language than the form leads to that language of the entry. */
export type Given = Advice & { language?: string };

/** Each piece of advice, with the way to its field. */
export function AdviceList({ advice, onLeave }: { advice: Given[]; onLeave?: () => void }) {
  const { i18n } = useTranslation<StudioWords, StudioWordKey>();
  const t = translator(i18n);
  const { collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { code } = useLocale();
  const schema = getEntityConfig({ collectionSlug })?.fields ?? [];

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
